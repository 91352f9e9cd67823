import { spawnSync } from "node:child_process";

/** Whether a Debian program is installed; with BENCH_INSTALL=1 apt installs it first. */
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
