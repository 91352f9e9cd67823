import { setTimeout as delay } from "node:timers/promises";

/** The version of the public content, as this process knows it: a cached page of an older one is rendered again. */
export type ContentVersion = {
  /** Rises whenever a read finds another version in the database than the read before. */
  current(): number;
  /** Reads the version: content that was committed before this call counts afterwards. A failed read changes nothing. */
  refresh(): Promise<void>;
  /** Whether the database answered the last read. */
  isAvailable(): boolean;
  close(): void;
};

/** In milliseconds. A read that waits in a long queue is no lost connection, so that the timeout is generous. */
const defaults = { pollInterval: 1_000, readTimeout: 5_000 };

/** Follows the version that `readVersion` reads, once a second and on refresh. */
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
    // A read in progress may have begun before the caller's write: all who come meanwhile share the next one.
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
