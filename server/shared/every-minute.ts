import { setTimeout as delay } from "node:timers/promises";

/** In milliseconds. */
const minute = 60_000;

/** Works now and a minute after each end, until it is closed, which waits for what is in progress. */
export function everyMinute(
  work: (stopping: AbortSignal) => Promise<void>,
  failed: (error: unknown) => void,
): { close(): Promise<void> } {
  const stopping = new AbortController();
  const running = repeat();
  async function repeat(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work(stopping.signal).catch(failed);
      await delay(minute, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  }
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}
