import { readFile } from "node:fs/promises";

/** The ids of a process's children. @throws Error where there is no such process, or no /proc */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return (children.match(/\d+/g) ?? []).map(Number);
}

/** Shares of the memory of a process (proc(5), smaps_rollup): all of it, or what it has in shared memory. */
type Share = "Pss" | "Pss_Shmem";

/** Memory of a process, in MB. */
async function memoryOf(pid: number | undefined, share: Share): Promise<number> {
  const memory = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(new RegExp(`^${share}:\\s+(\\d+) kB$`, "m").exec(memory)?.[1] ?? Number.NaN) / 1024;
}

/** Memory of a process with its children, in MB; one that ends meanwhile has none. */
export async function memoryOfAll(pid: number | undefined, share: Share = "Pss"): Promise<number> {
  const own = await memoryOf(pid, share);
  const children = (await childrenOf(pid)).map((child) => memoryOfAll(child, share).catch(() => 0));
  return (await Promise.all(children)).reduce((sum, one) => sum + one, own);
}

/** The largest resident size that a process has had, in MB; zero once it has ended. */
export async function largestMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
}
