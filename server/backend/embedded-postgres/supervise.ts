import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../shared/log.ts";
import { isHeld, type Postmaster } from "./postmaster.ts";

/** Milliseconds, doubled up to the longest; `held` while old sessions hold the memory. */
const pauses = { first: 100, held: 1_000, longest: 10_000 };

/** Restarts PostgreSQL whenever it ends, until stopped. */
export function supervise(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: Pick<Log, "error">,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current: Postmaster = first;
  const watching = watch();

  async function watch(): Promise<void> {
    let pause = pauses.first;
    while (!stopping.signal.aborted) {
      if ((await current.ready) === "ready") pause = pauses.first;
      const end = await current.ended;
      if (stopping.signal.aborted) return;
      log.error("PostgreSQL has ended and is started again", null, { text: end.reason, pause });
      await sleep(pause, null, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(2 * pause, isHeld(end) ? pauses.held : pauses.longest);
      if (stopping.signal.aborted) return;
      try {
        current = await start();
      } catch (error) {
        log.error("PostgreSQL could not be started", error);
      }
    }
    await current.stop();
  }

  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}
