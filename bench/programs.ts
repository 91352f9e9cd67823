import { spawnSync } from "node:child_process";

/**
 * Makes sure that a program of Debian's is there; with BENCH_INSTALL=1 it is installed by apt.
 *
 * @returns whether it is there
 */
export function hasProgram(name: string, debianPackage = name): boolean {
  if (exists(name)) return true;
  if (process.env.BENCH_INSTALL !== "1") return false;
  spawnSync("apt-get", ["install", "-y", debianPackage], { stdio: "ignore" });
  return exists(name);
}

function exists(name: string): boolean {
  const { status } = spawnSync("sh", ["undefined", 'command -v "$0" || test -x "/usr/sbin/$0"', name]);
  return status === 0;
}
