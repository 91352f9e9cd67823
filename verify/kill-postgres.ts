import { existsSync } from "node:fs";
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
  // The server's own child stays as a zombie until the server has taken notice.
  while (processes.slice(1).some((pid) => existsSync(`/proc/${pid}`))) await wait(1);
}

/** One that has ended meanwhile needs nothing more. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
