import { expect, it } from "vitest";
import { warnOfSampleContent } from "./sample-content.ts";

async function warnings(siteUrl: string, rows: object[]): Promise<unknown[]> {
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => logged.push(line) };
  await warnOfSampleContent({ call: async () => rows }, new URL(siteUrl), log);
  return logged;
}

const sample = [
  { kind: "phone", count: 1 },
  { kind: "case", count: 3 },
];

it("names sample content under a real address", async () => {
  expect(await warnings("https://www.vlotwerk.nl", sample)).toEqual([
    [expect.stringContaining("sample content"), { content: "case: 3, phone: 1" }],
  ]);
});

it.each([
  "http://localhost:3000",
  "http://192.168.1.9:3000",
  "https://www.vlotwerk.example",
  "http://site.local",
])("is silent under %s", async (siteUrl) => {
  expect(await warnings(siteUrl, sample)).toEqual([]);
});

it("is silent once all is replaced", async () => {
  expect(await warnings("https://www.vlotwerk.nl", [])).toEqual([]);
});
