/**
 * Breaks the product on purpose, one place after the other, and expects the tests around it to turn red:
 *
 *   node verify/breaks.ts [NUMBER …]
 *
 * Works on the files of this clone, which must have no uncommitted changes, and puts each back.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * What breaks, where, and the test file that must fail; of a journey the site is built anew first. `from` stands once in
 * the file.
 */
const broken = z.strictObject({
  what: z.string(),
  file: z.string(),
  from: z.string(),
  to: z.string(),
  test: z.string(),
});

const path = new URL("breaks.json", import.meta.url);
const breaks = z.array(broken).parse(JSON.parse(await readFile(path, "utf8")));

const root = join(import.meta.dirname, "..");

/** @returns whether the tests turned red */
async function isNoticed({ file, from, to, test }: z.infer<typeof broken>): Promise<boolean> {
  const path = join(root, file);
  const whole = await readFile(path, "utf8");
  if (whole.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
  await writeFile(
    path,
    whole.replace(from, () => to),
  );
  try {
    return !passes(test);
  } finally {
    await writeFile(path, whole);
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
let unnoticed = 0;
for (const [index, one] of breaks.entries()) {
  if (chosen.length > 0 && !chosen.includes(index + 1)) continue;
  const isRed = await isNoticed(one);
  if (!isRed) unnoticed += 1;
  console.log(`${isRed ? "noticed  " : "UNNOTICED"} ${index + 1}. ${one.what} (${one.test})`);
}
process.exitCode = unnoticed === 0 ? 0 : 1;
