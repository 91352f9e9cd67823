import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { PictureError, type PictureJob, type PictureProblem, type PictureResult } from "./picture-maker.ts";

/** For one picture: of resident memory in bytes, and in milliseconds. */
export type PictureLimits = { memory: number; processorTime: number; time: number };

type PictureLane = {
  /** Throws PictureError. */
  run(job: PictureJob): Promise<Exclude<PictureResult, { problem: PictureProblem }>>;
  close(): void;
};

type Running = { job: PictureJob; resolve(result: PictureResult): void; reject(reason: PictureError): void };

/** glibc then returns what a picture took (mallopt(3)): a quarter less memory after several. */
const allocation = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
};

const idleMs = 30_000;
const lookMs = 25;

/** A child process that does one job after the other, and ends when idle or beyond a limit. */
export function createPictureLane(limits: PictureLimits): PictureLane {
  let child: ChildProcess | null = null;
  let running: Running | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let watcher: NodeJS.Timeout | undefined;

  async function run(job: PictureJob): ReturnType<PictureLane["run"]> {
    const answered = last.then(() => send(job));
    last = answered.catch(() => {});
    const result = await answered;
    if ("problem" in result) throw new PictureError(result.problem);
    return result;
  }

  function send(job: PictureJob): Promise<PictureResult> {
    const worker = child ?? start();
    child = worker;
    const answered = new Promise<PictureResult>((resolve, reject) => {
      running = { job, resolve, reject };
    });
    hold(worker, "ref");
    schedule(() => end(worker, "slow"), limits.time);
    const before = usageOf(worker).processorTime;
    watcher = setInterval(() => {
      const { memory, processorTime } = usageOf(worker);
      if (memory > limits.memory) end(worker, "memory");
      else if (processorTime - before > limits.processorTime) end(worker, "slow");
    }, lookMs);
    worker.send(job);
    return answered;
  }

  function start(): ChildProcess {
    const started = fork(new URL("./picture-process.ts", import.meta.url), {
      serialization: "advanced",
      execArgv: [],
      env: { PATH: process.env.PATH, ...allocation },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("message", (result: PictureResult) => settle(started, result));
    started.on("error", () => end(started, "damaged"));
    // The system kills what takes the memory that others need.
    started.on("exit", (_, signal) => end(started, signal === "SIGKILL" ? "memory" : "damaged"));
    return started;
  }

  function settle(worker: ChildProcess, result: PictureResult): void {
    if (worker !== child || !running) return;
    const { job, resolve } = running;
    running = null;
    resolve(result);
    clearInterval(watcher);
    // An idle child does not keep the server from ending. A large picture leaves memory behind, which the next one may need.
    hold(worker, "unref");
    if (job.takesLarge) end(worker, "damaged");
    else schedule(() => end(worker, "damaged"), idleMs);
  }

  function end(worker: ChildProcess, problem: PictureProblem): void {
    worker.kill("SIGKILL");
    if (worker !== child) return;
    child = null;
    clearTimeout(timer);
    clearInterval(watcher);
    running?.reject(new PictureError(problem));
    running = null;
  }

  function schedule(act: () => void, milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
    timer.unref();
  }

  return {
    run,
    close() {
      if (child) end(child, "damaged");
    },
  };
}

function hold(worker: ChildProcess, change: "ref" | "unref"): void {
  worker[change]();
  worker.channel?.[change]();
}

/** By proc_pid_status(5) and proc_pid_stat(5), which counts hundredths of a second; nothing on other systems. */
function usageOf({ pid }: ChildProcess): { memory: number; processorTime: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    // Behind the name, which may hold blanks: the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { memory: kilobytes * 1024, processorTime: (Number(fields[11]) + Number(fields[12])) * 10 };
  } catch {
    return { memory: 0, processorTime: 0 };
  }
}
