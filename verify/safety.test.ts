import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesInFull } from "./checks/tests-in-full.ts";
import { checks } from "./checks.ts";
import stored from "./results.json" with { type: "json" };

const root = new URL("../", import.meta.url);
const text = readFileSync(new URL("docs/safety.md", root), "utf8");

/** The rows of docs/safety.md: promises with their owners, which are tests and checks; also a row that misses a cell. */
const promises = [...text.matchAll(/^\|(?! Line | ---) ?([^|]*?) \|.*?(?: \| ([^|]*))?\|$/gm)].map(
  ([, line = "", shownBy = ""]) => ({
    line,
    paths: [...shownBy.matchAll(/`(\S+\.(?:test|spec)\.ts)`/g)].map(([, path = ""]) => path),
    isVerified: shownBy.includes(`\`npm run verify -- ${line}\``),
  }),
);

it("docs/safety.md has each numbered line once", () => {
  const numbers = promises.flatMap(({ line }) => (/^S\d+$/.test(line) ? [Number(line.slice(1))] : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 54 }, (_, index) => index + 1).filter((number) => number !== 40),
  );
  expect(new Set(promises.map(({ line }) => line)).size).toBe(promises.length);
});

it.each(promises)(
  "$line has an owner, and refers to existing tests and checks",
  ({ line, paths, isVerified }) => {
    expect(isVerified || paths.length > 0).toBe(true);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
    expect(isVerified).toBe(checks.some((check) => check.line === line));
  },
);

it("every long check belongs to a promise, and is unique", () => {
  const lines = promises.map(({ line }) => line);
  expect(checks.filter(({ line }) => !lines.includes(line))).toEqual([]);
  const names = checks.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});

it("every stored result is of a check that is there", () => {
  const names = checks.map(nameOf);
  expect(stored.map(nameOf).filter((name) => !names.includes(name))).toEqual([]);
});

it("every file with tests that npm test takes a slice of is run in full", () => {
  const sliced = globSync("{app,server,scripts,supabase,verify}/**/*.test.ts", { cwd: root }).filter((file) =>
    /\/in-full\.ts"/.test(readFileSync(new URL(file, root), "utf8")),
  );
  expect(filesInFull.flatMap(({ files }) => files).sort()).toEqual(sliced.sort());
});

function nameOf({ line, what }: { line: string; what: string }): string {
  return `${line}: ${what}`;
}
