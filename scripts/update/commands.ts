import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { nullIfMissing } from "../../server/shared/null-if-missing.ts";
import { UpdateError } from "./versions.ts";

/** Where and as whom a command runs; without `user`, as the user of the update. */
export type RunOptions = { cwd: string; env?: NodeJS.ProcessEnv; user?: User };
export type User = { uid: number; gid: number } | undefined;

export type Running = {
  child: ChildProcess;
  /** Ends with the exit code and all output. */
  ended: Promise<{ code: number; output: string }>;
};

/** Starts a command that ends with this process. */
export function start(words: readonly string[], { cwd, env = ownEnvironment(), user }: RunOptions): Running {
  const withParent = join(import.meta.dirname, "with-parent.ts");
  const child = spawn(process.execPath, [withParent, ...words], {
    cwd,
    env,
    ...user,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code: Number(code ?? 1), output }));
  return { child, ended };
}

/** Runs a command; returns its output. Throws UpdateError with the end of it when it fails. */
export async function run(what: string, words: readonly string[], options: RunOptions): Promise<string> {
  const { code, output } = await start(words, options).ended;
  if (code !== 0)
    throw new UpdateError(`${what} did not work (exit code ${code}). It ended with:\n${endOf(output)}`);
  return output;
}

export function endOf(output: string): string {
  return output.trimEnd().split("\n").slice(-8).join("\n");
}

/** Without what npm tells its scripts, which another npm would take for its settings. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/i.test(name)));
}

/** The owner of DATA_DIR when root updates: commands on the database run as the service does. */
export async function serviceUser(dataDir: string): Promise<User> {
  const owner = await nullIfMissing(stat(resolve(dataDir)));
  if (!owner)
    throw new UpdateError(`DATA_DIR ${resolve(dataDir)} is not there: give the settings of the service.`);
  const isOther = process.getuid?.() === 0 && owner.uid !== 0;
  return isOther ? { uid: owner.uid, gid: owner.gid } : undefined;
}

/** Node and a script of a folder. */
export function script(folder: string, ...words: readonly string[]): string[] {
  const [name = "", ...rest] = words;
  return [join(folder, "node_modules", ".bin", "node"), join(folder, name), ...rest];
}
