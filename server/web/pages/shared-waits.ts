/** `abandoned` aborts when the last waiting client has left. */
export type WaitTogether = <T>(
  key: string,
  signal: AbortSignal,
  wait: (abandoned: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Groups waiting clients by key, so that a queued render is dropped when all have left. */
export function createSharedWaits(): WaitTogether {
  const groups = new Map<string, { waiting: number; abandoned: AbortController }>();

  return async function waitTogether(key, signal, wait) {
    const group = groups.get(key) ?? { waiting: 0, abandoned: new AbortController() };
    groups.set(key, group);
    group.waiting += 1;
    let isWaiting = true;
    function leave(): void {
      if (!isWaiting) return;
      isWaiting = false;
      group.waiting -= 1;
      if (group.waiting > 0) return;
      groups.delete(key);
      group.abandoned.abort();
    }
    signal.addEventListener("abort", leave);
    try {
      return await wait(group.abandoned.signal);
    } finally {
      signal.removeEventListener("abort", leave);
      leave();
    }
  };
}
