import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";

export type PictureProblem = "pixels" | "damaged" | "svg" | "heic" | "kind";

/** Why a file is no picture of the library. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`The picture was rejected: ${problem}`);
    this.problem = problem;
  }
}

/** What is kept of a picture, without its metadata. `width` and `height` are those of the upright original. */
export type MadePicture = {
  contentType: "image/jpeg" | "image/png";
  width: number;
  height: number;
  /** Such as #c0ffee. */
  colour: string;
  files: { name: string; contentType: string; bytes: Uint8Array }[];
};

export type PictureJob = { id: number; bytes: Uint8Array };
export type PictureResult = { id: number; picture: MadePicture } | { id: number; problem: PictureProblem };

export type PictureMaker = {
  /** Makes the variants of a JPEG, PNG, WebP, AVIF or GIF. Throws PictureError. */
  make(bytes: Uint8Array): Promise<MadePicture>;
  close(): Promise<void>;
};

type Waiting = { resolve(picture: MadePicture): void; reject(reason: Error): void };

/** glibc then returns what a picture took (mallopt(3)): a quarter less memory after several. */
const allocation = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
};

/** The largest picture takes some ten seconds. */
const maxJobMs = 60_000;
const quietMs = 30_000;

/** Makes pictures in a child process of low priority, one after the other; it ends when idle. */
export function createPictureMaker(): PictureMaker {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(new URL("./picture-process.ts", import.meta.url), {
      serialization: "advanced",
      execArgv: [],
      env: { PATH: process.env.PATH, ...allocation },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    if (started.pid !== undefined) lowerPriority(started.pid);
    started.on("message", (answer: PictureResult) => settle(answer));
    started.on("error", () => end(started));
    started.on("exit", () => end(started));
    return started;
  }

  function settle(answer: PictureResult): void {
    const job = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("picture" in answer) job?.resolve(answer.picture);
    else job?.reject(new PictureError(answer.problem));
    watch();
  }

  /** A picture that takes too long, or ends the process, counts as damaged. */
  function watch(): void {
    clearTimeout(timer);
    const watched = child;
    if (!watched) return;
    // An idle child does not keep the server from ending.
    const change = waiting.size > 0 ? "ref" : "unref";
    watched[change]();
    watched.channel?.[change]();
    timer = setTimeout(() => end(watched), waiting.size > 0 ? maxJobMs : quietMs);
    timer.unref();
  }

  function end(ended: ChildProcess): void {
    ended.kill("SIGKILL");
    if (ended !== child) return;
    child = null;
    clearTimeout(timer);
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new PictureError("damaged"));
  }

  function send(bytes: Uint8Array): Promise<MadePicture> {
    child ??= start();
    const job: PictureJob = { id: ++count, bytes };
    const made = new Promise<MadePicture>((resolve, reject) => waiting.set(job.id, { resolve, reject }));
    child.send(job);
    watch();
    return made;
  }

  return {
    make(bytes) {
      const made = last.then(() => send(bytes));
      last = made.catch(() => {});
      return made;
    },
    async close() {
      if (child) end(child);
    },
  };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended, or the system forbids it.
  }
}
