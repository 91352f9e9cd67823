import { spawn } from "node:child_process";

/**
 * Runs a command for as long as its parent lives, which holds the other end of stdin: a killed update leaves no `npm ci` and no
 * server behind, which would write into what the next one makes.
 */
const [program = "", ...words] = process.argv.slice(2);
const child = spawn(program, words, { detached: true, stdio: ["ignore", "inherit", "inherit"] });
child.on("error", () => process.exit(127));
child.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGTERM", () => child.kill("SIGTERM"));
// A terminal tells both; the update's end is the sign.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
process.stdin.resume().on("end", () => {
  if (child.pid) process.kill(-child.pid, "SIGKILL");
});
