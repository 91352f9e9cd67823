import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { childrenOf } from "../../bench/processes.ts";

/** Sends SIGKILL to all processes of a data directory's embedded PostgreSQL and waits for their end. */
export async function killPostgres(dataDirectory: string): Promise<void> {
  const [first = ""] = (await readFile(join(dataDirectory, "postgres", "postmaster.pid"), "utf8")).split(
    "\n",
  );
  const postmaster = Number(first);
  const processes = [postmaster, ...(await childrenOf(postmaster))];
  for (const pid of processes) kill(pid);
  for (const pid of processes) while (await isRunning(pid)) await wait(1);
}

/** A process that has ended stays a zombie until its parent reaps it. */
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return status !== "" && !/^State:\s+[ZX]/m.test(status);
}

/** Ignores a process that has ended meanwhile. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
