import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Ends the embedded PostgreSQL of a data directory with all its processes at once (SIGKILL), and waits until they are gone. */
export async function killPostgres(dataDirectory: string): Promise<void> {
  const [first = ""] = (await readFile(join(dataDirectory, "postgres", "postmaster.pid"), "utf8")).split(
    "\n",
  );
  const postmaster = Number(first);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  const processes = [postmaster, ...(children.match(/\d+/g) ?? []).map(Number)];
  for (const pid of processes) kill(pid);
  for (const pid of processes) while (await isRunning(pid)) await wait(1);
}

/** A process that has ended stays as a zombie until its parent takes notice. */
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return status !== "" && !/^State:\s+[ZX]/m.test(status);
}

/** One that has ended meanwhile needs nothing more. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
