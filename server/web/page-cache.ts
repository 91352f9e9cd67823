import { LRUCache } from "lru-cache";
import type { ContentChange, ContentChanges } from "../content-changes.ts";
import type { KeptPage } from "./kept-page.ts";
import type { PageAnswer } from "./page-answer.ts";
import { concerns, createPageIndex } from "./page-index.ts";

/** What rendering a page gave: a page to keep, or an answer for those who wait. */
export type Rendered =
  | { kind: "page"; page: KeptPage }
  /** `isFailure`: the page, or a part of it, could not be read. */
  | { kind: "answer"; answer: PageAnswer; isFailure: boolean };

export type Served = Rendered | { kind: "kept" | "old"; page: KeptPage };

export type PageCache = {
  /** The page as it is now, if that is known without asking anybody. */
  peek(key: string): KeptPage | null;
  /** The page as it is now, rendered once for all who wait for it; the last good copy when it can't be had. */
  get(key: string, render: () => Promise<Rendered>): Promise<Served>;
  /** How many pages are kept, what they take in bytes, and how many are being rendered. */
  size(): { pages: number; bytes: number; underWay: number };
  /** What `get` was asked; what was given by `peek` is not in it. */
  readonly counts: { readonly hits: number; readonly misses: number; readonly renders: number };
  close(): void;
};

type Entry = { page: KeptPage; isFresh: boolean; tryAfter: number };
type Flight = { rendered: Promise<Rendered>; missed: ContentChange[] };

/** Content is announced, time is not: the year in the footer changes by itself. In milliseconds. */
const longestKept = 12 * 60 * 60 * 1000;

/** How long who could have an old copy waits for a new one: while changes are heard, and while they are not. */
const patience = { heard: 5_000, unheard: 1_000 };

/** After a failure an old copy is given for so long before the next attempt, in milliseconds. */
const restAfterFailure = 1_000;

/** A page larger than this part of all is not kept: it would push out too many others. */
const largestShare = 1 / 8;

/** Keeps up to `bytes` of pages, the ones asked for last, each until something that it shows has changed. */
export function createPageCache(changes: ContentChanges, bytes: number): PageCache {
  const index = createPageIndex();
  const flights = new Map<string, Flight>();
  const entries = new LRUCache<string, Entry>({
    maxSize: bytes,
    maxEntrySize: Math.floor(bytes * largestShare),
    sizeCalculation: ({ page }) => page.size,
    dispose: ({ page }, key) => index.remove(key, page.reads),
  });
  const counts = { hits: 0, misses: 0, renders: 0 };
  const unsubscribe = changes.subscribe(markOld);

  function markOld(change: ContentChange): void {
    // Who asks from now on may not be given what was read before now; who asked before may.
    for (const flight of flights.values()) flight.missed.push(change);
    const keys = change.kind === "everything" ? entries.keys() : index.find(change);
    for (const key of keys) {
      const entry = entries.peek(key);
      if (entry) Object.assign(entry, { isFresh: false, tryAfter: 0 });
    }
  }

  function peek(key: string): KeptPage | null {
    const entry = entries.get(key);
    return entry && isCurrent(entry) ? entry.page : null;
  }

  function isCurrent({ isFresh, page }: Entry): boolean {
    return isFresh && changes.areHeard() && Date.now() - page.madeAt < longestKept;
  }

  async function get(key: string, render: () => Promise<Rendered>): Promise<Served> {
    const entry = entries.get(key);
    if (entry && isCurrent(entry)) {
      counts.hits += 1;
      return { kind: "kept", page: entry.page };
    }
    counts.misses += 1;
    if (!entry) return join(key, render);
    const old = { kind: "old", page: entry.page } as const;
    if (entry.tryAfter > Date.now()) return old;
    const rendered = await withPatience(
      join(key, render),
      changes.areHeard() ? patience.heard : patience.unheard,
    );
    if (rendered && !(rendered.kind === "answer" && rendered.isFailure)) return rendered;
    entry.tryAfter = Date.now() + restAfterFailure;
    return old;
  }

  function join(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const current = flights.get(key);
    if (current && current.missed.length === 0) return current.rendered;
    counts.renders += 1;
    const flight: Flight = { rendered: render(), missed: [] };
    flights.set(key, flight);
    void flight.rendered.then(
      (rendered) => land(key, flight, rendered),
      () => forget(key, flight),
    );
    return flight.rendered;
  }

  function land(key: string, flight: Flight, rendered: Rendered): void {
    const isLatest = flights.get(key) === flight;
    forget(key, flight);
    if (!isLatest) return;
    if (rendered.kind === "answer") {
      // The page is gone, or has become another kind of answer.
      if (!rendered.isFailure) entries.delete(key);
      return;
    }
    const { page } = rendered;
    if (flight.missed.some((change) => concerns(change, page.reads))) return;
    entries.set(key, { page, isFresh: true, tryAfter: 0 });
    if (entries.has(key)) index.add(key, page.reads);
  }

  function forget(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    peek,
    get,
    counts,
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize, underWay: flights.size }),
    close() {
      unsubscribe();
      entries.clear();
    },
  };
}

/** What was waited for; null when it failed, or took longer than `milliseconds`. */
async function withPatience<Result>(awaited: Promise<Result>, milliseconds: number): Promise<Result | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  try {
    return await Promise.race([awaited, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
