import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../../shared/log.ts";
import type { Claimed } from "./claimed.ts";
import { type Attempt, createFailureLog } from "./failure-log.ts";

type QueueOptions<Item> = {
  /** For the log: "mail". */
  noun: string;
  /** Calls `wake` when something is queued, until the returned function is called. */
  listen(wake: () => void): Promise<() => Promise<void>>;
  /** Claims up to `max` due items. */
  claim(claim: string, max: number): Promise<Claimed<Item>[]>;
  /** Does the work of an item; null when the stop aborted it. Rejects when its outcome was not stored. */
  work(item: Item, claim: string, stopping: AbortSignal): Promise<Attempt | null>;
  /** Stores why an item can't be read; rejects when that was not stored. */
  reject(id: string, claim: string, problem: string): Promise<unknown>;
  atOnce: number;
  /** In milliseconds; waited after each wake-up. */
  headStart?: number;
  log: Pick<Log, "info" | "warn" | "error">;
  /** In milliseconds. */
  stopTimeout?: number;
};

export type QueueWorker = {
  /** Waits up to `stopTimeout` for work in progress, then aborts it. */
  close(): Promise<void>;
};

/** In milliseconds. */
const lookEvery = 10_000;

/** Works on the due items of a queue in the database, when woken and every ten seconds. */
export async function openQueueWorker<Item>(options: QueueOptions<Item>): Promise<QueueWorker> {
  const { noun, log, atOnce, headStart = 0, stopTimeout = 5_000 } = options;
  const stopping = new AbortController();
  const inProgress = new Set<Promise<void>>();
  const failures = createFailureLog(noun, log);
  let woken = Promise.withResolvers<void>();
  let isClosed = false;

  const stopListening = await options.listen(() => woken.resolve());
  const running = run();

  async function run(): Promise<void> {
    while (!isClosed) {
      const isMore = await claimBatch().catch((error) => {
        log.error(`${noun}s can't be read`, error);
        return false;
      });
      if (!isMore && !isClosed) await nextLook();
    }
  }

  /** Returns whether more items may be due. */
  async function claimBatch(): Promise<boolean> {
    const room = atOnce - inProgress.size;
    if (room <= 0) return false;
    const claim = randomUUID();
    const items = await options.claim(claim, room);
    for (const claimed of items) {
      const work = workOn(claimed, claim)
        .catch((error) => log.error(`the state of ${noun}s was not stored`, error))
        .finally(() => {
          inProgress.delete(work);
          woken.resolve();
        });
      inProgress.add(work);
    }
    return items.length === room && inProgress.size < atOnce;
  }

  async function workOn(claimed: Claimed<Item>, claim: string): Promise<void> {
    const { id, kind, tries } = claimed;
    if ("item" in claimed) {
      const attempt = await options.work(claimed.item, claim, stopping.signal);
      if (attempt) failures.add({ id, kind, tries }, attempt);
      return;
    }
    log.error(`one of ${noun}s can't be read`, new Error(claimed.problem), { id, kind, try: tries });
    await storeWithBackoff(() => options.reject(id, claim, claimed.problem));
  }

  async function nextLook(): Promise<void> {
    const cancelling = new AbortController();
    const timer = delay(lookEvery, undefined, { signal: cancelling.signal, ref: false }).catch(() => {});
    await Promise.race([woken.promise, timer]);
    cancelling.abort();
    woken = Promise.withResolvers();
    if (!isClosed) await delay(headStart);
  }

  return {
    async close() {
      isClosed = true;
      woken.resolve();
      await running;
      await Promise.race([Promise.all(inProgress), delay(stopTimeout, undefined, { ref: false })]);
      stopping.abort();
      await Promise.all(inProgress);
      await stopListening().catch(() => {});
    },
  };
}

/** What was done must not count as undone while the database is unavailable. */
export async function storeWithBackoff(store: () => Promise<unknown>): Promise<void> {
  for (const pause of [100, 500, 2_000, 5_000]) {
    try {
      await store();
      return;
    } catch {
      await delay(pause);
    }
  }
  await store();
}
