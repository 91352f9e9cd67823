import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesInFull } from "./checks/tests-in-full.ts";
import { checks } from "./checks.ts";
import stored from "./results.json" with { type: "json" };

const root = new URL("../", import.meta.url);

it("every long check is unique", () => {
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
