import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { NotChecked } from "./check.ts";

/** How a program runs: in which folder, as whom, with which settings. */
export type Place = { cwd?: string; uid?: number; gid?: number; env?: NodeJS.ProcessEnv };

/** In milliseconds. */
const startTimeout = 30_000;

/** Runs a program to its end. @throws NotChecked when it is missing, Error with its output when it fails */
export function runToEnd(program: string, words: readonly string[], place: Place = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: "utf8", ...place });
  if (error) throw new NotChecked(`${program} is missing`, { cause: error });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

/** Runs a program until the scope ends, by this signal. @throws Error with its output when it does not start */
export async function runUntilDisposed(
  program: string,
  words: readonly string[],
  isUp: () => Promise<boolean>,
  { signal = "SIGTERM", ...place }: Place & { signal?: NodeJS.Signals } = {},
): Promise<AsyncDisposable> {
  const child = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"], ...place });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = `${output}${text}`.slice(-2_000);
  });
  const ended = once(child, "exit");
  const end = performance.now() + startTimeout;
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill("SIGKILL");
      throw new Error(`${program} did not start: ${output}`);
    }
    await pause(50);
  }
  return {
    async [Symbol.asyncDispose]() {
      if (child.kill(signal)) await ended;
    },
  };
}
