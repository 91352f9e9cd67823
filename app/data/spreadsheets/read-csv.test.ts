import { describe, expect, it } from "vitest";
import { MalformedCsv, readCsv } from "./read-csv.ts";

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe("a CSV file", () => {
  it.each([
    [
      "commas",
      "/a,/b\n/c,/d",
      [
        ["/a", "/b"],
        ["/c", "/d"],
      ],
    ],
    [
      "semicolons, a comma within",
      "/a;/b,c\r\n/d;",
      [
        ["/a", "/b,c"],
        ["/d", ""],
      ],
    ],
    ["tabs", "/a\t/b", [["/a", "/b"]]],
    [
      "quotes",
      '"/a,b","say ""ja"""\n"/c\nd",/e',
      [
        ["/a,b", 'say "ja"'],
        ["/c\nd", "/e"],
      ],
    ],
    ["a quote within a cell", '/a,5" disk', [["/a", '5" disk']]],
    ["blank lines and spaces", "\n /a , /b \n\n,\n", [["/a", "/b"]]],
    ["one column, old line ends", "/a\r/b\r", [["/a"], ["/b"]]],
    ["nothing", "", []],
  ])("with %s is read", (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it("has the number of each row's first line", () => {
    expect(readCsv('/a\n\n"/b\n\n/c"\r\n/d').map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it.each([
    ["is not closed", '/a,/b\n/c,"/d\n/e,/f', "2"],
    ["has text behind it", '/a,/b\n\n"/c" d,/e', "3"],
  ])("whose quote %s names its line", (_, text, line) => {
    expect(() => readCsv(text)).toThrow(new MalformedCsv(line));
  });

  it("of five megabytes of quotes is read or rejected", () => {
    expect(() => readCsv(`"${'""'.repeat(100_000)}`)).toThrow(MalformedCsv);
    expect(readCsv(`"${"a".repeat(5_000_000)}"`)).toHaveLength(1);
  });
});
