/**
 * Mutation tests: changes the product in one spot after the other, and expects the tests around it to fail:
 *
 *   node verify/breaks.ts [NUMBER …]
 *
 * Works on the files of this clone, which must have no uncommitted changes, and restores each.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** One replacement in a file, and the test that must fail. The site is rebuilt for a browser test. */
const mutationSchema = z.strictObject({
  what: z.string(),
  file: z.string(),
  from: z.string(),
  to: z.string(),
  test: z.string(),
});

const path = new URL("breaks.json", import.meta.url);
const mutations = z.array(mutationSchema).parse(JSON.parse(await readFile(path, "utf8")));

const root = join(import.meta.dirname, "..");

/** @returns whether the test fails on the changed file */
async function isDetected({ file, from, to, test }: z.infer<typeof mutationSchema>): Promise<boolean> {
  const path = join(root, file);
  const original = await readFile(path, "utf8");
  if (original.split(from).length !== 2) throw new Error(`${file} does not contain exactly once: ${from}`);
  await writeFile(
    path,
    original.replace(from, () => to),
  );
  try {
    return !passes(test);
  } finally {
    await writeFile(path, original);
  }
}

function passes(test: string): boolean {
  const command = test.startsWith("e2e/")
    ? ["node_modules/@playwright/test/cli.js", "test", test, "--max-failures=1", "--reporter=line"]
    : ["node_modules/vitest/vitest.mjs", "run", test, "--bail=1"];
  return spawnSync(process.execPath, command, { cwd: root, stdio: "ignore" }).status === 0;
}

const { stdout: changes } = spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
if (changes !== "") {
  console.error("There are uncommitted changes: commit them first.");
  process.exit(2);
}
const chosen = process.argv.slice(2).map(Number);
let survivors = 0;
for (const [index, mutation] of mutations.entries()) {
  if (chosen.length > 0 && !chosen.includes(index + 1)) continue;
  const detected = await isDetected(mutation);
  if (!detected) survivors += 1;
  console.log(`${detected ? "detected" : "SURVIVED"} ${index + 1}. ${mutation.what} (${mutation.test})`);
}
process.exitCode = survivors === 0 ? 0 : 1;
