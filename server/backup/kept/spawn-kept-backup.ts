import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type KeptBackup, keptBackupSchema } from "./kept-backup.ts";

const ownScript = fileURLToPath(new URL("../../../scripts/backup.ts", import.meta.url));

/** For JavaScript: the rest of its memory is buffers. */
const heapMb = 64;

/** Status 0: proven; 2: proven, but files of the library are missing, named in the sentence; else no backup, and why. */
export type KeptBackupOutcome = { status: number; summary: KeptBackup | null; sentence: string };

/** Runs `npm run backup -- --kept` as a process of the lowest priority, which ends with the signal. Never throws. */
export async function spawnKeptBackup(
  env: NodeJS.ProcessEnv,
  { signal, script = ownScript }: { signal: AbortSignal; script?: string },
): Promise<KeptBackupOutcome> {
  try {
    const options = [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=2"];
    const child = spawn(process.execPath, [...options, script, "--kept"], {
      // Otherwise each thread keeps what it has freed.
      env: {
        ...env,
        MALLOC_ARENA_MAX: "1",
        MALLOC_TRIM_THRESHOLD_: "131072",
        MALLOC_MMAP_THRESHOLD_: "131072",
      },
      signal,
      stdio: ["ignore", "pipe", "pipe"],
    });
    yieldToOthers(child.pid);
    const [[status], output, errors] = await Promise.all([
      once(child, "close"),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { status: Number(status ?? 1), summary: readSummary(output), sentence: errors.trim() };
  } catch (error) {
    const isAborted = error instanceof Error && error.name === "AbortError";
    return { status: 1, summary: null, sentence: isAborted ? "The backup was stopped." : String(error) };
  }
}

/** Where a sandbox forbids it, a backup beside busy pages is better than none. */
function yieldToOthers(process: number | undefined): void {
  try {
    if (process) setPriority(process, constants.priority.PRIORITY_LOW);
  } catch {}
}

function readSummary(output: string): KeptBackup | null {
  const line = output.trimEnd().split("\n").at(-1) ?? "";
  try {
    return keptBackupSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
