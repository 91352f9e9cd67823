import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NotChecked } from "../check.ts";

/** A program of Debian's that runs until it is stopped. */
export type Running = { stop(): Promise<void> };

/** @throws NotChecked without this file of a Debian package */
export function requireFile(path: string, name: string): string {
  if (!existsSync(path)) throw new NotChecked(`${path} is missing: apt-get install ${name}`);
  return path;
}

/** Neither PostgreSQL nor PgBouncer runs as root: then as the user of Debian's packages. @throws NotChecked without that one */
function userToRunAs(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
}

function idOf(option: "-u" | "-g"): number {
  const { status, stdout } = spawnSync("id", [option, "postgres"], { encoding: "utf8" });
  if (status !== 0) throw new NotChecked("the user postgres is missing: apt-get install postgresql-15");
  return Number(stdout);
}

/** A new temporary directory of the user who runs the program. */
export function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "vlotwerk-pooler-"));
  chmodSync(directory, 0o755);
  const { uid, gid } = userToRunAs();
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
  return directory;
}

/** Runs a program to its end. @throws Error with its output when it fails */
export function runToEnd(program: string, words: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, words, { cwd, encoding: "utf8", ...userToRunAs() });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/** In milliseconds. */
const startTimeout = 30_000;

/** Runs a program until SIGINT, which is a fast shutdown for both. @throws Error with its output when it does not start */
export async function runUntilStopped(
  program: string,
  words: readonly string[],
  cwd: string,
  isUp: () => Promise<boolean>,
): Promise<Running> {
  const child = spawn(program, words, { cwd, stdio: ["ignore", "ignore", "pipe"], ...userToRunAs() });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = `${output}${text}`.slice(-2_000);
  });
  const ended = once(child, "exit");
  const startedAt = performance.now();
  while (!(await isUp())) {
    if (child.exitCode === null && performance.now() - startedAt < startTimeout) continue;
    child.kill("SIGKILL");
    throw new Error(`${program} did not start: ${output}`);
  }
  return {
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
}
