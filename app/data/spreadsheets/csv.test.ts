import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.ts";

const columns = [
  { label: "Naam", value: ([name]: readonly [string, number | null]) => name },
  { label: "Aantal", value: ([, count]: readonly [string, number | null]) => count },
];

function cellOf(text: string): string {
  return csvOf([{ label: "", value: () => text }], [null]).slice("\u{feff}\r\n".length, -"\r\n".length);
}

describe("a CSV file", () => {
  it("starts with a byte order mark and its head, and is apart by what a Dutch Excel expects", () => {
    expect(
      csvOf(columns, [
        ["Zoë", 1200],
        ["Bram", null],
      ]),
    ).toBe("\u{feff}Naam;Aantal\r\nZoë;1200\r\nBram;\r\n");
  });

  it.each([
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ['zegt "ja"', '"zegt ""ja"""'],
    ["een\r\ntwee\ndrie", '"een\r\ntwee\ndrie"'],
    [" a ", '" a "'],
    ["🚀 één", "🚀 één"],
    ["e-mail = goed", "e-mail = goed"],
  ])("quotes a text: %j", (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+31 6 12345678", "'+31 6 12345678"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1+1", "'＝1+1"],
    ["\t=1", `"\t'=1"`],
    ["\r=1", `"\r'=1"`],
    [" =1", `" '=1"`],
    [`=HYPERLINK("https://evil.example","a")`, `"'=HYPERLINK(""https://evil.example"",""a"")"`],
    // Another separator than ours ends the cell there, and its quotes protect nothing.
    ["a;=1+1", `"a;'=1+1"`],
    ["a,=1+1", `"a,'=1+1"`],
    ["a\t=1+1", `"a\t'=1+1"`],
    ["a\n=1+1", `"a\n'=1+1"`],
    [`a; "=1+1"`, `"a; ""'=1+1"""`],
    ["a;@x;-2", `"a;'@x;'-2"`],
  ])("escapes a formula: %j", (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });
});
