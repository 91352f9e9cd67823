import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checks } from "./checks.ts";
import { describeSafety } from "./document.ts";
import { promises } from "./promises.ts";
import { readResults } from "./results.ts";

const all = promises.flatMap((section) => section.promises);
const lines = all.map(({ line }) => line);
const root = new URL("../", import.meta.url);

it("has each numbered line once", () => {
  const numbers = lines.filter((line) => /^S\d+$/.test(line)).map((line) => Number(line.slice(1)));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 39 }, (_, index) => index + 1),
  );
  expect(new Set(lines).size).toBe(lines.length);
});

it.each(all)("$line is shown by tests that are there, or says that it is not", ({ line, tests, notYet }) => {
  expect(tests.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  const isShown = tests.length > 0 || checks.some((check) => check.line === line);
  expect(isShown || notYet).toBeTruthy();
});

it("has a line for every long check, and each check once", () => {
  expect(checks.filter(({ line }) => !lines.includes(line))).toEqual([]);
  const names = checks.map(({ line, what }) => `${line}: ${what}`);
  expect(new Set(names).size).toBe(names.length);
});

it("is what docs/safety.md says: npm run verify -- --document writes it", async () => {
  const written = readFileSync(new URL("docs/safety.md", root), "utf8");
  expect(written).toBe(describeSafety(promises, checks, await readResults()));
});
