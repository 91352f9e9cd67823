import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { buildIfNeeded } from "./build.ts";
import { addCounts, type Counts, countPlaywright, countRun, countVitest } from "./test-counts.ts";

type Step = { name: string; run(): Promise<Counts> };

const root = join(import.meta.dirname, "..");
const reports = await mkdtemp(join(tmpdir(), "vlotwerk-test-"));

/** Everything that must hold; a step that fails does not keep the next from being seen. */
const steps: Step[] = [
  { name: "types, lint and format", run: async () => one(await run("npm", ["run", "check"])) },
  { name: "unit and database tests", run: runVitest },
  { name: "build", run: async () => one(await buildIfNeeded()) },
  { name: "browser tests", run: runPlaywright },
];

const results: { name: string; counts: Counts }[] = [];
for (const step of steps) results.push({ name: step.name, counts: await runStep(step) });
await rm(reports, { recursive: true, force: true });

showHeading("summary");
for (const { name, counts } of results) {
  console.log(`${name.padEnd(26)} ${counts.passed} passed, ${counts.failed} failed`);
}
const total = results.map(({ counts }) => counts).reduce(addCounts);
process.exitCode = total.failed === 0 ? 0 : 1;
// What reads the result takes it from the last line.
console.log(`\n${total.passed} passed, ${total.failed} failed`);

async function runStep({ name, run }: Step): Promise<Counts> {
  showHeading(name);
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  }
}

function showHeading(name: string): void {
  console.log(`\n── ${name} ${"─".repeat(70 - name.length)}\n`);
}

async function runVitest(): Promise<Counts> {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const hasSucceeded = await runNode("node_modules/vitest/vitest.mjs", ["run", ...reporters]);
  return countRun(countVitest(await readFile(report, "utf8")), hasSucceeded);
}

async function runPlaywright(): Promise<Counts> {
  const report = join(reports, "playwright.json");
  const hasSucceeded = await runNode(
    "node_modules/@playwright/test/cli.js",
    ["test", "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROME_PATH: await findBrowser() },
  );
  return countRun(countPlaywright(await readFile(report, "utf8")), hasSucceeded);
}

function runNode(script: string, words: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return run(process.execPath, [script, ...words], environment);
}

/** Runs a command with its output on this one's. @returns whether it ended well */
async function run(command: string, words: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, words, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** A step that is one test. */
function one(hasPassed: boolean): Counts {
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
