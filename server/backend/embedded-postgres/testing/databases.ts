import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { onTestFinished } from "vitest";
import { createLog } from "../../../shared/log.ts";
import { removeDirectory } from "../../../testing/remove-directory.ts";
import { preparedDirectory } from "../../testing/data-directory.ts";
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from "../embedded-postgres.ts";

export const isRoot = process.getuid?.() === 0;

/** Runs work after the test, last first. */
export function afterwards(work: () => Promise<unknown>): void {
  onTestFinished(async () => {
    await work();
  });
}

export async function emptyDirectory(mode = 0o700): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-embedded-"));
  afterwards(() => rm(directory, { recursive: true, force: true }));
  await chmod(directory, mode);
  return directory;
}

export async function filledDirectory(): Promise<string> {
  const directory = await preparedDirectory();
  afterwards(() => removeDirectory(directory));
  return directory;
}

/** Starts it until the end of the test; `lines` is its log. */
export async function start(
  directory: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres & { lines: string[] }> {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const postgres = await startEmbeddedPostgres({ directory, log, ...options });
  afterwards(postgres.stop);
  return { ...postgres, lines };
}

/** Runs statements in a new session. @returns the rows of the last */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection emits an error too.
  client.on("error", () => {});
  await client.connect();
  try {
    const results = [await client.query(statement)].flat();
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end().catch(() => {});
  }
}

export async function postmasterPid(directory: string): Promise<number> {
  return Number.parseInt(await readFile(join(directory, "postgres", "postmaster.pid"), "utf8"), 10);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A directory with links to these tools only. */
export async function toolsIn(...names: string[]): Promise<string> {
  const directory = await emptyDirectory(0o755);
  for (const name of names) await symlink(`/usr/bin/${name}`, join(directory, name));
  return directory;
}

type Running = { child: ChildProcess; output: string; ended: Promise<unknown> };

/** Runs `run.ts`; `output` is its first line: an address, or an error. */
export async function runProcess(
  parameters: string[],
  { under = [], user = {} }: { under?: string[]; user?: { uid?: number; gid?: number } } = {},
): Promise<Running> {
  const command = [...under, process.execPath, join(import.meta.dirname, "run.ts"), ...parameters];
  const child = spawn(command[0] ?? "", command.slice(1), { stdio: ["ignore", "pipe", "ignore"], ...user });
  const ended = once(child, "exit");
  afterwards(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  if (!child.stdout) throw new Error("There is no output");
  const [output] = await once(createInterface({ input: child.stdout }), "line");
  return { child, output: String(output), ended };
}

export async function smallDisk(
  megabytes: number,
): Promise<{ path: string; grow(to: number): Promise<void> }> {
  const path = join(await emptyDirectory(), "disk");
  await mkdir(path);
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", path]);
  afterwards(() => run("umount", [path]));
  return { path, grow: (to) => run("mount", ["-o", `remount,size=${to}m`, path]) };
}

async function run(command: string, parameters: string[]): Promise<void> {
  const [code] = await once(spawn(command, parameters, { stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
