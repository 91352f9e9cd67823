import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { measurements } from "../bench/measurements.ts";
import { writePage } from "../bench/page.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { type Check, NotChecked } from "./check.ts";
import { checks } from "./checks.ts";
import { saveFigures, saveResult } from "./results.ts";

/** Settings that shorten or narrow checks. */
const settings = ["VERIFY_ROUNDS", "VERIFY_SECONDS", "VERIFY_STEP", "VERIFY_FLOOD"];
const shortened = settings.filter((name) => process.env[name] !== undefined);

type Outcome = { held: boolean; seen: string; seconds: number };

/** Runs the checks of the named lines, or all, in sequence. @returns the number of broken ones */
async function verify(names: readonly string[]): Promise<number> {
  const commit = await currentCommit();
  const results: (Outcome & { line: string })[] = [];
  for (const { line, name = line, what, run } of checks) {
    if (names.length > 0 && !names.includes(line) && !names.includes(name)) continue;
    console.log(`\n${line}: ${what}`);
    const outcome = await attempt(run);
    if (!outcome) continue;
    const { held, seen, seconds } = outcome;
    console.log(`  ${resultOf(outcome)} in ${seconds} s: ${seen}`);
    results.push({ line, ...outcome });
    if (shortened.length > 0) continue;
    await saveResult({ line, what, held, seen, seconds, commit });
    // At once: the tests, which a later check may run, compare the page with the results.
    await writePage();
  }
  console.table(
    results.map(({ line, seen, seconds, held }) => ({ line, result: resultOf({ held }), seconds, seen })),
  );
  const broken = results.filter(({ held }) => !held).length;
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${results.length - broken} held, ${broken} broken in ${total} s`);
  if (shortened.length > 0) console.log(`Not kept: ${shortened.join(", ")} made it shorter`);
  return broken;
}

function resultOf({ held }: Pick<Outcome, "held">): string {
  return held ? "held" : "BROKEN";
}

/** Null when the check can't run here. */
async function attempt(run: Check["run"]): Promise<Outcome | null> {
  const startedAt = performance.now();
  const taken = () => Math.round((performance.now() - startedAt) / 1_000);
  try {
    const seen = await run();
    return { held: true, seen, seconds: taken() };
  } catch (error) {
    if (error instanceof NotChecked) {
      console.log(`  not checked here: ${error.message}`);
      return null;
    }
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return { held: false, seen: message.split("\n")[0]?.slice(0, 1_000) ?? "", seconds: taken() };
  }
}

async function currentCommit(): Promise<string | null> {
  const command = promisify(execFile)("git", ["rev-parse", "--short", "HEAD"], { cwd: import.meta.dirname });
  return command.then(({ stdout }) => stdout.trim()).catch(() => null);
}

/** Runs the named measurements, or all; prints and stores their figures. @returns the number of failures */
async function bench(names: readonly string[]): Promise<number> {
  for (const [name, measure] of Object.entries(measurements)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const figures = await measure();
    console.log(`\n${name}`);
    console.table(figures);
    await saveFigures(name, figures);
    await writePage();
  }
  return 0;
}

const kinds = {
  verify: { work: verify, known: checks.flatMap(({ line, name = line }) => [line, name]) },
  bench: { work: bench, known: Object.keys(measurements) },
};

/** `npm run verify -- S5 S6` and `npm run bench -- pages`; `npm run bench -- page` writes docs/measurements.md alone. */
async function main([kind, ...names]: readonly string[]): Promise<number> {
  const { work, known } = kind === "bench" ? kinds.bench : kinds.verify;
  if (kind === "bench" && names.join() === "page") return writePage().then(() => 0);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(", ")}; there are ${[...new Set(known)].join(", ")}`);
  return (await buildIfNeeded()) ? work(names) : 1;
}

process.exit((await main(process.argv.slice(2))) === 0 ? 0 : 1);
