import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { temporaryDirectory } from "../../bench/test-bed.ts";
import { repository } from "../changed-build.ts";

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** Runs files of tests in full: what `npm test` takes a slice of. @throws Error that names the tests which failed */
export async function runInFull(files: readonly string[]): Promise<string> {
  await using directory = await temporaryDirectory();
  const report = join(directory.path, "report.json");
  const words = ["run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", ...words], {
    cwd: repository,
    env: { ...process.env, TESTS_IN_FULL: "1" },
    stdio: "inherit",
  });
  const { numPassedTests, testResults } = reportSchema.parse(JSON.parse(await readFile(report, "utf8")));
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) => (status === "failed" ? [fullName] : [])),
  );
  if (status !== 0 || failed.length > 0) throw new Error(`Not passed: ${failed.join("; ") || "see above"}`);
  return `${numPassedTests} tests of ${files.length} files passed in full`;
}
