import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { readDurations, saveDurations } from "../server/testing/durations.ts";
import { temporaryDirectory } from "../server/testing/temporary-directory.ts";
import { findBrowser } from "./browser.ts";
import { buildIfNeeded } from "./build.ts";
import {
  addOutcomes,
  describeFailures,
  describeTimings,
  type Outcome,
  ofRun,
  readPlaywright,
  readVitest,
} from "./test-outcome.ts";

const usage = `npm test               everything, about ${readDurations().minutes} minutes
npm test -- --changed  types and lint, and the tests of what differs from the last commit
For one file: npm run test:unit -- PATH, or npm run test:browser -- PATH`;

const words = process.argv.slice(2);
const onlyChanged = words[0] === "--changed" && words.length === 1;
if (words.length > 0 && !onlyChanged) {
  console.error(`npm test does not know "${words.join(" ")}". It knows:\n${usage}`);
  process.exit(2);
}

if (onlyChanged) {
  console.log(`The tests of what has changed; npm test takes about ${readDurations().minutes} minutes.`);
}

const root = join(import.meta.dirname, "..");
/** For reports and temporary files; deleted at the end. */
const directory = await mkdtemp(join(await temporaryDirectory(), "vlotwerk-test-"));
// Under root PostgreSQL runs as another user, who needs access.
await chmod(directory, 0o755);

type Result = { name: string; outcome: Outcome; seconds: number };

const startedAt = performance.now();
const units = () => runStep("unit and database tests", runVitest);
const browsers = () => runStep("browser tests", runPlaywright);
// All run, also after a failed one. Units and browsers wait as often as they work: at once they take less time, where there
// is room for both.
const results = [
  await runStep("types, lint and build", checkAndBuild),
  ...(totalmem() > 10 * 2 ** 30
    ? await Promise.all([units(), browsers()])
    : [await units(), await browsers()]),
];
await rm(directory, { recursive: true, force: true });

const total = results.map(({ outcome }) => outcome).reduce(addOutcomes);
showHeading("seconds");
for (const line of describeTimings(total.timings)) console.log(line);
showHeading("summary");
for (const line of describeFailures(total.failures)) console.log(`${line}\n`);
for (const { name, outcome, seconds } of results) {
  console.log(
    `${name.padEnd(26)} ${outcome.passed} passed, ${outcome.failures.length} failed in ${Math.round(seconds)} s`,
  );
}
if (!onlyChanged && !process.env.CI && total.failures.length === 0) {
  const units = total.timings.filter(({ file }) => !file.startsWith("e2e/"));
  saveDurations(secondsSince(startedAt), units);
}
process.exitCode = total.failures.length === 0 ? 0 : 1;
// CI parses the last line.
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);

async function runStep(name: string, run: () => Promise<Outcome>): Promise<Result> {
  showHeading(name);
  const startedAt = performance.now();
  const outcome = await run().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failures: [{ name, reason: String(error) }], timings: [] };
  });
  return { name, outcome, seconds: secondsSince(startedAt) };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1_000;
}

function showHeading(name: string): void {
  console.log(`\n── ${name} ${"─".repeat(70 - name.length)}\n`);
}

/** At once, as the compiler keeps one processor busy. */
async function checkAndBuild(): Promise<Outcome> {
  const [isClean, isBuilt] = await Promise.all([run("npm", ["run", "check"]), buildIfNeeded()]);
  return addOutcomes(one("npm run check", isClean), one("npm run build", isBuilt));
}

async function runVitest(): Promise<Outcome> {
  const report = join(directory, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const selection = onlyChanged ? ["--changed", "--passWithNoTests"] : [];
  const hasSucceeded = await runNode("node_modules/vitest/vitest.mjs", ["run", ...reporters, ...selection]);
  return ofRun(readVitest(await readFile(report, "utf8"), root), hasSucceeded, { mayBeEmpty: onlyChanged });
}

async function runPlaywright(): Promise<Outcome> {
  const report = join(directory, "playwright.json");
  const selection = onlyChanged ? ["--only-changed", "--pass-with-no-tests"] : [];
  const hasSucceeded = await runNode(
    "node_modules/@playwright/test/cli.js",
    ["test", "--reporter=./e2e/fixtures/reporter.ts,json", ...selection],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROME_PATH: await findBrowser() },
  );
  return ofRun(readPlaywright(await readFile(report, "utf8")), hasSucceeded, { mayBeEmpty: onlyChanged });
}

function runNode(script: string, words: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return run(process.execPath, [script, ...words], environment);
}

/** Runs a command with inherited output. @returns whether it succeeded */
async function run(command: string, words: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, words, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      TMPDIR: directory,
      // Each server that a test starts would compile the same modules again, which takes half of its start.
      NODE_COMPILE_CACHE: join(directory, "compiled"),
      ...environment,
    },
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** A step that is one test. */
function one(name: string, hasPassed: boolean): Outcome {
  return hasPassed
    ? { passed: 1, failures: [], timings: [] }
    : { passed: 0, failures: [{ name, reason: "it says above what is wrong" }], timings: [] };
}
