import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { repository } from "../changed-build.ts";
import { type Check, NotChecked } from "../check.ts";

const cores = availableParallelism();

/** How the machine is made slow, and a prefix of the command that is to be slow. */
type Slow = Disposable & { prefix: readonly string[] };

const ways: Readonly<Record<string, () => Slow>> = {
  "beside two busy loops per core": startBusyLoops,
  "with half of the processor time": halveProcessorTime,
};

/** No test passes or fails by how fast the machine is. Not part of CI: it takes hours. */
export const slowMachine: readonly Check[] = Object.entries(ways).map(([how, slowDown]) => ({
  line: "Slow",
  what: `\`npm test\` as a whole ${how}: no failure.`,
  run: () => runSlowly(slowDown, ["npm", "test"]),
}));

/** Runs a command on a machine that is made slow. @returns its summary @throws Error when it fails */
export async function runSlowly(slowDown: () => Slow, command: readonly string[]): Promise<string> {
  using slow = slowDown();
  const [program = "", ...words] = [...slow.prefix, ...command];
  // The durations of a slow run are not recorded.
  const env = { ...process.env, CI: "true" };
  const child = spawn(program, words, { cwd: repository, stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = `${output}${text}`.slice(-100_000);
    });
  }
  const [code] = await once(child, "close");
  const summary = output.match(/^\d+ passed, \d+ failed$/gm)?.at(-1) ?? `ended with ${code}`;
  if (code !== 0) throw new Error(`${summary}\n${output}`);
  return summary;
}

/** Two per core; they end with the scope, and when this process is gone. */
export function startBusyLoops(): Slow {
  const loop = ["-e", "const parent = process.ppid; while (process.ppid === parent);"];
  const loops = Array.from({ length: 2 * cores }, () => spawn(process.execPath, loop, { stdio: "ignore" }));
  return { prefix: [], [Symbol.dispose]: () => loops.forEach((one) => void one.kill("SIGKILL")) };
}

/** In microseconds: the kernel's own period. */
const period = 100_000;
const quota = (cores * period) / 2;
/** The folders of control groups, version 1 and 2, and what halves the processor time of a group in them. */
const controlGroups = [
  { parent: "/sys/fs/cgroup/cpu", file: "cpu.cfs_quota_us", limit: `${quota}` },
  { parent: "/sys/fs/cgroup", file: "cpu.max", limit: `${quota} ${period}` },
];

/**
 * A control group with half of the cores' time, whatever starts in it. (Stopping and continuing a process group would miss
 * PostgreSQL and browsers, which have their own.) @throws NotChecked where none can be made
 */
export function halveProcessorTime(): Slow {
  const found = controlGroups.find(({ parent }) => existsSync(join(parent, "cgroup.procs")));
  if (!found || process.getuid?.() !== 0) throw new NotChecked("needs root on Linux, with control groups");
  const group = join(found.parent, `vlotwerk-slow-${process.pid}`);
  const members = join(group, "cgroup.procs");
  mkdirSync(group);
  try {
    writeFileSync(join(group, found.file), found.limit);
  } catch (error) {
    rmdirSync(group);
    throw new NotChecked(`${join(found.parent, found.file)} can't be set: ${error}`);
  }
  return {
    prefix: ["sh", "-c", `echo $$ > ${members} && exec "$@"`, "sh"],
    [Symbol.dispose]() {
      // What outlives the command for a moment goes back: a group with processes can't be removed.
      for (const pid of readFileSync(members, "utf8").trim().split("\n").filter(Boolean)) {
        try {
          writeFileSync(join(found.parent, "cgroup.procs"), pid);
        } catch {}
      }
      rmdirSync(group);
    },
  };
}
