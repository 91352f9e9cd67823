import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { functionNames } from "../../server/hosted/testing/project-functions.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

/** The path of a Deno in npm's cache; only this check needs one. */
export async function installDeno(): Promise<string> {
  const words = ["exec", "--yes", "--package=deno@2.9.5", "--", "deno", "eval", "--print", "Deno.execPath()"];
  const { stdout } = await run("npm", words, { cwd: root });
  return stdout.trim();
}

/** Runs the function tests of `npm test` in Deno, and its type check. Throws when either fails. */
export async function testFunctionsIn(deno: string): Promise<string> {
  const entries = functionNames.map((name) => join(root, "supabase/functions", name, "index.ts"));
  await run(deno, ["check", "--no-remote", "--no-npm", ...entries]);
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const file = "server/hosted/project-functions.test.ts";
  await run(process.execPath, [vitest, "run", file], { cwd: root, env: { ...process.env, DENO: deno } });
  return "functions have their types and pass their tests in Deno";
}
