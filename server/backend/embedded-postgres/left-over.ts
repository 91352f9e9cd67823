import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Log } from "../../shared/log.ts";
import { nullIfMissing } from "../../shared/null-if-missing.ts";

/** Stops a killed server's PostgreSQL and removes its lock files; the caller holds DATA_DIR's lock. */
export async function stopLeftoverPostgres(
  cluster: string,
  socketDirectory: string,
  log: Pick<Log, "info">,
): Promise<void> {
  const lockFile = join(cluster, "postmaster.pid");
  const pid = Number.parseInt((await nullIfMissing(readFile(lockFile, "utf8"))) ?? "", 10);
  if (!(pid > 1)) return;
  if (await runsOn(cluster, pid)) {
    log.info("a PostgreSQL that an earlier server left is stopped", { pid });
    await end(cluster, pid);
  }
  await rm(lockFile, { force: true });
  await rm(join(socketDirectory, ".s.PGSQL.5432.lock"), { force: true });
}

/** Fast shutdown, then immediate, then SIGKILL. */
async function end(cluster: string, pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < 5_000; waited += 20) {
      if (!(await runsOn(cluster, pid))) return;
      await sleep(20);
    }
  }
}

/** By its command line. */
async function runsOn(cluster: string, pid: number): Promise<boolean> {
  return (await commandLineOf(pid)).includes(`/postgres -D ${cluster} `);
}

/** Empty when the process has ended. */
export async function commandLineOf(pid: number, platform = process.platform): Promise<string> {
  try {
    if (platform === "linux") return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    return (await promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)])).stdout;
  } catch {
    return "";
  }
}
