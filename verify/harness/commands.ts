import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import project from "../../package.json" with { type: "json" };
import { type KeptBackup, keptBackupSchema } from "../../server/backup/kept/kept-backup.ts";
import { repository } from "../changed-build.ts";

/** How a command ended; status null when it was killed. */
export type Ended = { status: number | null; output: string; sentence: string };
export type Running = { pid: number; ended: Promise<Ended>; send(signal: NodeJS.Signals): void };

/** `npm run backup`, `npm run restore` or `npm run import`, without npm. */
export function start(
  name: "backup" | "restore" | "import",
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
): Running {
  // The limits of memory that npm gives the command.
  const limits = project.scripts[name].match(/--max-\S+/g) ?? [];
  const script = join(repository, "scripts", `${name}.ts`);
  const child = spawn(process.execPath, [...limits, script, ...words], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]).then(
    ([[status], output, errors]): Ended => ({
      status: typeof status === "number" ? status : null,
      output,
      sentence: errors.trim(),
    }),
  );
  return { pid: child.pid ?? 0, ended, send: (signal) => void child.kill(signal) };
}

/** Backs up as every night. Throws unless the backup is proven, and whole. */
export async function backUp(settings: NodeJS.ProcessEnv): Promise<KeptBackup> {
  const { status, output, sentence } = await start("backup", ["--kept"], settings).ended;
  assert.equal(status, 0, sentence);
  assert.deepEqual(await leftOf(settings, "proof"), [], "A proof was left");
  return keptBackupSchema.parse(JSON.parse(output.trimEnd().split("\n").at(-1) ?? ""));
}

/** Throws unless exactly this backup comes back. */
export async function restore(
  { snapshot, rows, files }: KeptBackup,
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<void> {
  const { status, output, sentence } = await start("restore", words, settings).ended;
  assert.equal(status, 0, sentence);
  assert(output.startsWith(`${rows} rows and ${files} files are back`), `${snapshot}: ${output}`);
}

/** What lies in DATA_DIR, or in a directory of it, but what every start leaves there. */
export async function leftOf({ DATA_DIR = "" }: NodeJS.ProcessEnv, within = ""): Promise<string[]> {
  const names = await readdir(join(DATA_DIR, within)).catch((): string[] => []);
  return names.filter((name) => !/^(lock(-journal)?|process|lost\+found|backups)$/.test(name));
}
