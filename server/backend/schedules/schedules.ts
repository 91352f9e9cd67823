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

/** As many as `run_schedules` does in one call. */
const mostAtOnce = 100;
/** In milliseconds. */
const minute = 60_000;
const afterTheMinute = 1_000;

/** Publishes and withdraws what is due: now, which includes what was missed, and a second after each minute. */
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
    await runDue(options, signal).catch((error) => options.log.error("schedules can't be run", error));
    await delay(untilRun(Date.now()), undefined, { ref: false, signal }).catch(() => {});
  }
}

/** In milliseconds. */
export function untilNextRun(now: number): number {
  return minute - ((now - afterTheMinute) % minute);
}

async function runDue({ ownRole, refresh, log }: SchedulesOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const schedules = done.parse(await ownRole.call("run_schedules"));
    for (const { label, failure } of schedules) {
      if (failure === null) log.info("schedule done", { schedule: label });
      else log.warn("schedule failed", { schedule: label, reason: failure });
    }
    if (schedules.some(({ failure }) => failure === null)) await refresh();
    if (schedules.length < mostAtOnce) return;
  }
}
