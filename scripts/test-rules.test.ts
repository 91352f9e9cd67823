import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const self = "scripts/test-rules.test.ts";

/** Where a test begins in sources that Biome formats; its end is the next line of this indentation that ends a statement. */
const beginning =
  /^( *)(?:it|test)(?!\.(?:describe|step|use|extend|before|after|slow|setTimeout))(?:\.\w+)*(?:`|\((?![a-z(]))/;
const mark = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\.(only|skip|fixme|todo)\b(.*)/;

/** What is wrong with the tests of a file, read by lines: what a helper does in another file isn't seen. */
function faultsOf(source: string): string[] {
  const lines = source.split("\n");
  return lines.flatMap((line, index) => {
    const [, kind, after = ""] = mark.exec(line) ?? [];
    if (kind === "only") return kind;
    // How fast a machine is decides about no test; one that hangs ends by the runner's own limit.
    if (/\bperformance\.now\(|\bwaitForTimeout\(/.test(line)) return "measures or waits for a time";
    if (/(?:^ *\}, |\{ timeout: )(?:\d{1,2}|[1-5]\d\d)_000(?:\);$| \}, (?:async )?\(\) => )/.test(line))
      return "ends before the runner's limit";
    if (/\bvi\.wait(For|Until)\(|\bexpect\.poll\(.*\{ timeout: /.test(line))
      return "has a patience of its own";
    if (/^\s*await expect\((?!.*timeout: )/.test(line) && isRepeated(lines, index))
      return "waits out its patience within a repetition";
    if (kind && !hasReason(after, lines[index - 1])) return `${kind} without a reason`;
    const indentation = beginning.exec(line)?.[1];
    if (indentation === undefined) return [];
    const isEnd = (later: string) =>
      later.startsWith(indentation) && /^\S.*;$/.test(later.slice(indentation.length));
    const end = lines.findIndex((later, at) => at >= index && isEnd(later));
    // What is awaited may be a helper that throws when it does not find what it expects.
    return /expect|assert|await/i.test(lines.slice(index, end + 1).join("\n")) ? [] : "expects nothing";
  });
}

/** Whether a line is within what `toPass` repeats, which begins with `expect(async` at a lesser indentation. */
function isRepeated(lines: readonly string[], index: number): boolean {
  const indentation = (lines[index] ?? "").search(/\S/);
  const before = lines
    .slice(0, index)
    .findLastIndex((line) => line !== "" && line.search(/\S/) < indentation);
  if (/\bexpect\(async /.test(lines[before] ?? "")) return true;
  return before > 0 && !/^\s*(?:test|it)\(/.test(lines[before] ?? "") && isRepeated(lines, before);
}

/** A comment above, or Playwright's condition with a reason. */
function hasReason(after: string, before = ""): boolean {
  return /^\s*\/\/ \S/.test(before) || /^\((?!["'`]).*, ["'`].+["'`]\);$/.test(after);
}

describe("a fault is", () => {
  const whole = "async () => {\n  expect(1).toBe(1);\n});";
  it.each([
    ["one test alone", `it.only("is alone", ${whole}`, ["only"]],
    ["one group alone", `describe.only("is alone", ${whole}`, ["only"]],
    ["each of a table alone", `it.each([1]).only("is alone", ${whole}`, ["only"]],
    ["a skipped test", `it.skip("is skipped", ${whole}`, ["skip without a reason"]],
    ["a test that waits to be mended", `test.fixme("is broken", ${whole}`, ["fixme without a reason"]],
    ["a test that waits to be written", 'it.todo("is written");', ["todo without a reason"]],
    ["a test without a body", 'it("is empty", () => {});', ["expects nothing"]],
    ["a time that is measured", `const start = ${"performance"}.now();`, ["measures or waits for a time"]],
    ["a wait for a time", `await page.${"waitForTimeout"}(200);`, ["measures or waits for a time"]],
    ["a test that may take a minute", "  }, 60_000);", ["ends before the runner's limit"]],
    ["a wait as short as Vitest's", `await vi.${"waitFor"}(read);`, ["has a patience of its own"]],
    [
      "a poll with a limit",
      `await expect.${"poll"}(read, { timeout: 10 }).toBe(1);`,
      ["has a patience of its own"],
    ],
    [
      "an expectation that waits in a repetition",
      "  await expect(async () => {\n    await expect(link).toBeVisible();\n  }).toPass();",
      ["waits out its patience within a repetition"],
    ],
    ["a test that only calls", 'it("calls", () => {\n  call();\n});', ["expects nothing"]],
  ])("%s", (_, source, faults) => {
    expect(faultsOf(source)).toEqual(faults);
  });

  it.each([
    ["a test that expects", `it("expects", ${whole}`],
    [
      "an expectation in a repetition that waits shortly",
      "  await expect(async () => {\n    await expect(link).toBeVisible({ timeout: 1_000 });\n  }).toPass();",
    ],
    ["a skipped test with its reason above", `// Needs a screen.\nit.skip("is skipped", ${whole}`],
    ["a condition with its reason", `test.skip(name !== "chromium", "Only its protocol has touches");`],
    ["a condition that is its reason", `it.skipIf(isRoot)("is rejected", ${whole}`],
  ])("not %s", (_, source) => {
    expect(faultsOf(source)).toEqual([]);
  });
});

it("no test is alone, skipped without a reason or without an expectation", () => {
  const files = globSync("{app,server,scripts,supabase,verify,e2e}/**/*.{test,spec}.{ts,tsx}", { cwd: root });
  const faults = files
    .filter((path) => path !== self)
    .flatMap((path) => faultsOf(readFileSync(join(root, path), "utf8")).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});
