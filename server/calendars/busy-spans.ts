import { Worker } from "node:worker_threads";
import type { Span } from "../../app/data/submissions/call-times.ts";

/** A calendar can't be read; the message says why. */
export class CalendarError extends Error {
  override name = "CalendarError";
}

export type CalendarJob = { text: string; from: Date; to: Date };
export type CalendarResult = { busy: Span[] } | { failure: string };

/**
 * When the owner of a calendar (RFC 5545) is busy between two moments: in order, apart from each other. Read in a thread of
 * its own, which ends with its time or memory: a small file can repeat for ever. Throws CalendarError.
 *
 * @param timeout in milliseconds
 */
export function readBusySpans(job: CalendarJob, timeout = 10_000): Promise<Span[]> {
  const worker = new Worker(new URL("./calendar-worker.ts", import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  worker.unref();
  let timer: NodeJS.Timeout | undefined;
  const read = new Promise<Span[]>((resolve, reject) => {
    const fail = (reason: string) => reject(new CalendarError(reason));
    timer = setTimeout(fail, timeout, "reading it takes too long");
    worker.on("message", (result: CalendarResult) =>
      "busy" in result ? resolve(result.busy) : fail(result.failure),
    );
    worker.on("error", () => fail("reading it takes too much memory"));
    worker.on("exit", () => fail("reading it ended early"));
  });
  return read.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
