import { execFile } from "node:child_process";
import { availableParallelism, totalmem } from "node:os";
import { promisify } from "node:util";
import { writePage } from "../bench/page.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { type Check, NotChecked } from "./check.ts";
import { checks } from "./checks.ts";
import { type Result, saveResult } from "./results.ts";

/** Settings that shorten or narrow checks. */
const settings = ["VERIFY_ROUNDS", "VERIFY_SECONDS", "VERIFY_STEP", "VERIFY_FLOOD"];
const shortened = settings.filter((name) => process.env[name] !== undefined);

const machine = { cores: availableParallelism(), memoryGb: Math.round(totalmem() / 2 ** 30) };

/** Runs the checks of the named lines, or all, in sequence. @returns the number of broken ones */
async function verify(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !checks.some(({ line }) => line === name));
  if (unknown.length > 0) throw new Error(`No check has the line ${unknown.join(", ")}`);
  const chosen = checks.filter(({ line }) => names.length === 0 || names.includes(line));
  const commit = await currentCommit();
  const results: Result[] = [];
  for (const check of chosen) {
    const result = await runCheck(check, commit);
    if (!result) continue;
    results.push(result);
    if (shortened.length === 0) await saveResult(result, checks);
  }
  await writePage();
  console.table(results.map(({ line, held, seen }) => ({ line, result: held ? "held" : "BROKEN", seen })));
  const broken = results.filter(({ held }) => !held).length;
  console.log(`${results.length - broken} held, ${broken} broken`);
  if (shortened.length > 0) console.log(`Not kept: ${shortened.join(", ")} made it shorter`);
  return broken;
}

/** Null when the check can't run here. */
async function runCheck(check: Check, commit: string | null): Promise<Result | null> {
  console.log(`\n${check.line}: ${check.what}`);
  const startedAt = performance.now();
  const outcome = await attempt(check);
  if (!outcome) return null;
  const { held, seen } = outcome;
  console.log(
    `  ${held ? "held" : "BROKEN"} in ${Math.round((performance.now() - startedAt) / 1_000)} s: ${seen}`,
  );
  const date = new Date().toISOString().slice(0, 10);
  return { line: check.line, what: check.what, held, seen, date, commit, machine };
}

async function attempt(check: Check): Promise<{ held: boolean; seen: string } | null> {
  try {
    return { held: true, seen: await check.run() };
  } catch (error) {
    if (error instanceof NotChecked) {
      console.log(`  not checked here: ${error.message}`);
      return null;
    }
    console.error(error);
    return { held: false, seen: firstLine(error) };
  }
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n")[0]?.slice(0, 1_000) ?? "";
}

async function currentCommit(): Promise<string | null> {
  const command = promisify(execFile)("git", ["rev-parse", "--short", "HEAD"], { cwd: import.meta.dirname });
  return command.then(({ stdout }) => stdout.trim()).catch(() => null);
}

if (!(await buildIfNeeded())) process.exit(1);
process.exit((await verify(process.argv.slice(2))) === 0 ? 0 : 1);
