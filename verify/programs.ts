import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { temporaryDirectory } from "../bench/test-bed.ts";
import { freePort } from "../server/testing/free-port.ts";
import { NotChecked } from "./check.ts";

/** How a program runs: in which folder, as whom, with which settings. */
export type Place = { cwd?: string; uid?: number; gid?: number; env?: NodeJS.ProcessEnv };

/** Runs on loopback until the scope ends; `address` is without a slash at the end. */
export type RunningServer = AsyncDisposable & { port: number; address: string };

/** Starts a program at a free port with a directory of its own, which is removed when the scope ends. */
export async function inDirectory<Started extends AsyncDisposable>(
  start: (directory: string, port: number) => Promise<Started>,
): Promise<Started & RunningServer> {
  await using starting = new AsyncDisposableStack();
  const { path } = starting.use(await temporaryDirectory());
  // What root starts may run as another user.
  await chmod(path, 0o755);
  const port = await freePort();
  const started = starting.use(await start(path, port));
  const ends = starting.move();
  const address = `http://127.0.0.1:${port}`;
  return { ...started, port, address, [Symbol.asyncDispose]: () => ends.disposeAsync() };
}

/** In milliseconds. */
const startTimeout = 30_000;

/** Runs a program to its end. @throws NotChecked when it is missing, Error with its output when it fails */
export function runToEnd(program: string, words: readonly string[], place: Place = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: "utf8", ...place });
  if (error) throw new NotChecked(`${program} is missing`, { cause: error });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

/**
 * Runs a program until the scope ends, by this signal; resolves once `isUp` does with a value.
 * @throws Error with its output when it does not start
 */
export async function runUntilDisposed(
  program: string,
  words: readonly string[],
  isUp: () => Promise<unknown>,
  { signal = "SIGTERM", ...place }: Place & { signal?: NodeJS.Signals } = {},
): Promise<AsyncDisposable> {
  const child = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"], ...place });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = `${output}${text}`.slice(-2_000);
  });
  const ended = once(child, "exit");
  const end = performance.now() + startTimeout;
  while (!(await isUp().catch(() => false))) {
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
