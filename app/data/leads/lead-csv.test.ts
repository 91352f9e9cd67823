import { describe, expect, it } from "vitest";
import type { Lead } from "./admin-leads.ts";
import { csvHead, csvLines } from "./lead-csv.ts";

const lead: Lead = {
  id: "a0000000-0000-4000-8000-000000000001",
  kind: "contact",
  status: "new",
  createdAt: "2026-02-01T23:59:59.123456+00:00",
  pageId: null,
  pageSlug: null,
  pageTitle: null,
  language: "nl",
  name: "Zoë",
  email: "zoe@klant.example",
  phone: null,
  company: null,
  message: "Hallo",
  visit: {},
  notes: "",
};

describe("the file of leads", () => {
  it("starts with a byte order mark and the column names", () => {
    expect(csvHead()).toBe(
      "\u{feff}id,received,kind,status,name,email,phone,company,message,language,page,page_title," +
        "first_page,last_page,referrer,utm_source,utm_medium,utm_campaign,utm_term,utm_content,notes\r\n",
    );
  });

  it("has a line for each lead, with times in UTC", () => {
    const lines = csvLines([
      lead,
      { ...lead, visit: { referrer: "zoek.example", utm_content: "b" }, notes: "n" },
    ]);
    expect(lines).toBe(
      `${lead.id},2026-02-01T23:59:59.123Z,contact,new,Zoë,zoe@klant.example,,,Hallo,nl,,,,,,,,,,,\r\n` +
        `${lead.id},2026-02-01T23:59:59.123Z,contact,new,Zoë,zoe@klant.example,,,Hallo,nl,,,,,zoek.example,,,,,b,n\r\n`,
    );
  });

  it.each([
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ['zegt "ja"', '"zegt ""ja"""'],
    ["een\r\ntwee\ndrie", '"een\r\ntwee\ndrie"'],
    [" a ", '" a "'],
    ["🚀 één", "🚀 één"],
  ])("quotes a text: %j", (message, cell) => {
    expect(cellOf(message)).toBe(cell);
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+31 6 12345678", "'+31 6 12345678"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1+1", "'＝1+1"],
    ["\t=1", `"'\t=1"`.replaceAll('"', "")],
    ["\r=1", `"'\r=1"`],
    [`=HYPERLINK("https://evil.example","a")`, `"'=HYPERLINK(""https://evil.example"",""a"")"`],
  ])("escapes a spreadsheet formula: %j", (message, cell) => {
    expect(cellOf(message)).toBe(cell);
  });
});

function cellOf(message: string): string {
  const [, after = ""] = csvLines([{ ...lead, message }]).split(`zoe@klant.example,,,`);
  return after.slice(0, after.lastIndexOf(",nl,"));
}
