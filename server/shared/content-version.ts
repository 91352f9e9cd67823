import { setTimeout as delay } from "node:timers/promises";

/** The version of the public content that this process knows. */
export type ContentVersion = {
  /** Increases when a read finds another version. */
  current(): number;
  /** Reads the version; includes all content committed before the call. Ignores failures. */
  refresh(): Promise<void>;
  isAvailable(): boolean;
  close(): void;
};

/** In milliseconds; generous, as a read may wait in a queue. */
const defaults = { pollInterval: 1_000, readTimeout: 5_000 };

/** Polls `readVersion` once a second, and on refresh. */
export function followContentVersion(
  readVersion: () => Promise<string | number>,
  { pollInterval, readTimeout }: typeof defaults = defaults,
): ContentVersion {
  const closing = new AbortController();
  let current = 0;
  let known: string | number | null = null;
  let isAvailable = false;
  let lastRead = Promise.resolve();
  let nextRead: Promise<void> | null = null;

  function refresh(): Promise<void> {
    // A read in progress may predate the caller's write, so callers share the next one.
    nextRead ??= lastRead.then(() => {
      nextRead = null;
      lastRead = read();
      return lastRead;
    });
    return nextRead;
  }

  async function read(): Promise<void> {
    const found = await Promise.race([
      readVersion().catch(() => null),
      delay(readTimeout, null, { ref: false }),
    ]);
    isAvailable = found !== null;
    if (found === null || found === known) return;
    known = found;
    current += 1;
  }

  async function poll(): Promise<void> {
    while (!closing.signal.aborted) {
      await refresh();
      await delay(pollInterval, null, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }

  void poll();
  return { current: () => current, refresh, isAvailable: () => isAvailable, close: () => closing.abort() };
}
