import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Log } from "../../shared/log.ts";
import type { OwnRole } from "../database/call-function.ts";

type Schedules = {
  /** Waits for the run in progress. */
  close(): Promise<void>;
};

type SchedulesOptions = {
  ownRole: OwnRole;
  /** Reads the content version, so that this process shows the change at once. */
  refresh(): Promise<void>;
  log: Pick<Log, "info" | "warn" | "error">;
};

const done = z.array(z.object({ label: z.string().nullable(), failure: z.string().nullable() }));

/** A function that does what is due, and how the log calls what it did. */
type Task = { function: string; noun: string; done: string; failed: string; broken: string };

const tasks: readonly Task[] = [
  {
    function: "run_schedules",
    noun: "schedule",
    done: "schedule done",
    failed: "schedule failed",
    broken: "schedules can't be run",
  },
  {
    function: "publish_due_texts",
    noun: "text",
    done: "text published",
    failed: "text not published",
    broken: "texts can't be published",
  },
];

/** As many as each function does in one call. */
const mostAtOnce = 100;
/** In milliseconds. */
const minute = 60_000;
const afterTheMinute = 1_000;

/** Publishes and withdraws what is due, texts of the site too: now, which includes what was missed, and a second after each minute. */
export function startSchedules(options: SchedulesOptions, untilRun = untilNextRun): Schedules {
  const stopping = new AbortController();
  const running = repeat(options, untilRun, stopping.signal);
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}

async function repeat(
  options: SchedulesOptions,
  untilRun: typeof untilNextRun,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    for (const task of tasks)
      await runDue(task, options, signal).catch((error) => options.log.error(task.broken, error));
    await delay(untilRun(Date.now()), undefined, { ref: false, signal }).catch(() => {});
  }
}

/** In milliseconds. */
export function untilNextRun(now: number): number {
  return minute - ((now - afterTheMinute) % minute);
}

async function runDue(task: Task, options: SchedulesOptions, signal: AbortSignal): Promise<void> {
  const { ownRole, refresh, log } = options;
  while (!signal.aborted) {
    const results = done.parse(await ownRole.call(task.function));
    for (const { label, failure } of results) {
      if (failure === null) log.info(task.done, { [task.noun]: label });
      else log.warn(task.failed, { [task.noun]: label, reason: failure });
    }
    if (results.some(({ failure }) => failure === null)) await refresh();
    if (results.length < mostAtOnce) return;
  }
}
