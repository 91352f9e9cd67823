import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryDirectory } from "../../bench/test-bed.ts";
import { ofRun, readVitest } from "../../scripts/test-outcome.ts";
import { repository } from "../changed-build.ts";
import type { Check } from "../check.ts";

/** The files of which `npm test` shows a slice (`server/testing/in-full.ts`), by the line that they show. */
export const filesInFull: readonly { line: Check["line"]; what: string; files: readonly string[] }[] = [
  {
    line: "S2",
    what: "Three more starts on both databases, and one on another database: the tests of restarts, in full.",
    files: ["server/restarts.test.ts"],
  },
  {
    line: "S5",
    what: "Every way in which the embedded database runs, and every fault of its start: its tests, in full.",
    files: ["embedded-postgres", "faults", "ways"].map(
      (name) => `server/backend/embedded-postgres/${name}.test.ts`,
    ),
  },
  {
    line: "S7",
    what: "Every archive that is cut off, changed or strange: the tests of backups, in full.",
    files: ["server/backup/backup.test.ts"],
  },
  {
    line: "Sentences",
    what: "1,000 random sequences of edits in two languages, and 1,000 by three authors, retyped, split, joined, moved, pasted and restored: their tests, in full.",
    files: ["app/content/sentences.test.ts", "app/content/attribution.test.ts"],
  },
  {
    line: "S18",
    what: "Ten times each race of links, passwords, sessions and second factors: their tests, in full.",
    files: ["races", "factor-races"].map((name) => `server/backend/auth/supabase-js/${name}.test.ts`),
  },
  {
    line: "S29",
    what: "1,000 forms without a proof, 1,000 with proofs but the same words, 2,000 with wrong proofs, and 300 of people: the test of their counts, in full.",
    files: ["server/backend/rest/supabase-js/spam-counts.test.ts"],
  },
  {
    line: "S44",
    what: "Each route that costs something waits in its queue, and is answered without the server's own connections: its tests, in full.",
    files: ["verify/load/costly-routes.test.ts"],
  },
  {
    line: "S45",
    what: "44 bombs and permitted extremes of each format are made, or rejected for the right reason, within the limits of the process, and a small picture beside each: the tests, in full.",
    files: ["server/backend/media/picture-limits.test.ts"],
  },
  {
    line: "S47",
    what: "200 random sequences of what editors do with what is deleted: the model of the trash, in full.",
    files: ["supabase/tests/trash-model.test.ts"],
  },
  {
    line: "Previews",
    what: "500 comments through 100 random sequences of edits, and 10,000 comments from one address: their tests, in full.",
    files: ["app/content/find-quote.test.ts", "server/backend/rest/supabase-js/form-limit.test.ts"],
  },
  {
    line: "S21",
    what: "Every attack within ten surroundings, and 5,000 random combinations, are harmless once cleaned: the tests, in full.",
    files: ["app/html/hostile.test.ts"],
  },
  {
    line: "S48",
    what: "Kept backups in a directory and a bucket, changed, torn, missing and killed: their tests, in full.",
    files: ["server/backup/kept/kept-backup.test.ts", "scripts/kept-backup.test.ts"],
  },
  {
    line: "S49",
    what: "Versions are offered by folder and by origin: the tests, in full.",
    files: ["scripts/update.test.ts"],
  },
  {
    line: "S50",
    what: "Every attack of S21 in every way in which a text of an old site is written is harmless once it is converted: the tests, in full.",
    files: ["app/import/convert/properties.test.ts"],
  },
  {
    line: "Agents",
    what: "The inspector's command line drafts and reads an article, and is refused without a token and once it is revoked: its test, in full.",
    files: ["server/backend/agents/inspector.test.ts"],
  },
  {
    line: "S51",
    what: "100,000 random variants of redirect URIs and of addresses after a sign-in lead to the registered place or this site alone: the tests, in full.",
    files: ["server/backend/auth/oauth-server/redirect-variants.test.ts"],
  },
];

export const testsInFull: readonly Check[] = filesInFull.map(({ line, what, files }) => ({
  line,
  name: "Tests",
  what,
  run: () => runInFull(files),
}));

/** Runs files of tests in full: what `npm test` takes a slice of. @throws Error that names the tests which failed */
async function runInFull(files: readonly string[]): Promise<string> {
  await using directory = await temporaryDirectory();
  const report = join(directory.path, "report.json");
  const words = ["run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", ...words], {
    cwd: repository,
    env: { ...process.env, TESTS_IN_FULL: "1" },
    stdio: "inherit",
  });
  const { passed, failures } = ofRun(readVitest(await readFile(report, "utf8"), repository), status === 0);
  if (failures.length > 0) throw new Error(`Not passed: ${failures.map(({ name }) => name).join("; ")}`);
  return `${passed} tests of ${files.length} files passed in full`;
}
