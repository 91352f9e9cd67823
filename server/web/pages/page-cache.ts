import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { ContentVersion } from "../../shared/content-version.ts";
import type { CachedPage } from "./cached-page.ts";
import type { PageResponse } from "./page-response.ts";

/** The result of rendering: a page that may be cached, or a response for those who wait for it. */
export type Rendered =
  | { kind: "page"; page: CachedPage }
  /** `isFailure`: the page, or a part of it, could not be read. */
  | { kind: "response"; response: PageResponse; isFailure: boolean };

export type Served =
  | { kind: "hit" | "miss" | "stale"; page: CachedPage }
  | { kind: "response"; response: PageResponse };

export type PageCache = {
  /** The cached page, if it is fresh. */
  peek(key: string): CachedPage | null;
  /**
   * The page with all content that was known to be committed before this call, rendered once for all who wait for it;
   * the stale page when the database is unavailable or rendering fails. Throws what `render` throws when there is none.
   */
  get(key: string, render: () => Promise<Rendered>): Promise<Served>;
  /** How many pages are cached, their size in bytes, and how many renders are in flight. */
  size(): { pages: number; bytes: number; inFlight: number };
  /** Counts calls of `get` and renders; hits of `peek` are not included. */
  readonly counts: { readonly hits: number; readonly misses: number; readonly renders: number };
  close(): void;
};

/** A result of rendering with the content version that was known when it began. Only pages are stored. */
type Entry = Rendered & { version: number; retryAt: number };

/** The year in the footer changes without a new content version. In milliseconds. */
const maxAge = 12 * 60 * 60 * 1000;

/** How long a client waits for a render while there is a stale page, in milliseconds. */
const defaults = { maxWait: 5_000 };

/** A stale page is served for so long after a failed render before the next one, in milliseconds. */
const retryDelay = 1_000;

/** A page larger than this share of the cache is not stored: it would evict too many others. */
const largestShare = 1 / 8;

/** Caches up to `bytes` of pages, the most recently used ones; a page of an older content version is rendered again. */
export function createPageCache(
  version: ContentVersion,
  bytes: number,
  { maxWait }: typeof defaults = defaults,
): PageCache {
  const maxEntrySize = Math.floor(bytes * largestShare);
  const counts = { hits: 0, misses: 0, renders: 0 };
  let inFlight = 0;
  const entries = new LRUCache<string, Entry, () => Promise<Rendered>>({
    maxSize: bytes,
    maxEntrySize,
    // An entry above the largest size takes the place of none, and removes the page that was there before.
    sizeCalculation: (entry) => (entry.kind === "page" ? entry.page.size : maxEntrySize + 1),
    // Clients wait for a render whose place was evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale, { context: render }) => renderEntry(render, stale),
  });

  function peek(key: string): CachedPage | null {
    const entry = entries.get(key);
    return entry?.kind === "page" && isFresh(entry) && version.isAvailable() ? entry.page : null;
  }

  function isFresh(entry: Entry): boolean {
    const isYoung = entry.kind === "page" && Date.now() - entry.page.renderedAt < maxAge;
    return isYoung && entry.version === version.current();
  }

  async function get(key: string, render: () => Promise<Rendered>): Promise<Served> {
    const required = version.current();
    const hit = peek(key);
    if (hit) {
      counts.hits += 1;
      return { kind: "hit", page: hit };
    }
    counts.misses += 1;
    for (;;) {
      const cached = entries.peek(key);
      const stale = cached?.kind === "page" ? cached : null;
      if (stale && (!version.isAvailable() || Date.now() < stale.retryAt)) {
        return { kind: "stale", page: stale.page };
      }
      const fetching = entries.fetch(key, { context: render, forceRefresh: !stale || !isFresh(stale) });
      const entry = await (stale ? Promise.race([fetching, delay(maxWait, null, { ref: false })]) : fetching);
      if (!entry && stale) stale.retryAt = Date.now() + retryDelay;
      // A render that began before this call may lack what was written in between.
      if (entry && entry.version >= required && entry.retryAt === 0) {
        return entry.kind === "page" ? { kind: "miss", page: entry.page } : entry;
      }
    }
  }

  async function renderEntry(render: () => Promise<Rendered>, stale: Entry | undefined): Promise<Entry> {
    const begun = version.current();
    counts.renders += 1;
    inFlight += 1;
    try {
      const rendered = await render();
      const isFailure = rendered.kind === "response" && rendered.isFailure;
      if (!isFailure || !stale) return { ...rendered, version: begun, retryAt: 0 };
    } catch (error) {
      if (!stale) throw error;
    } finally {
      inFlight -= 1;
    }
    return { ...stale, retryAt: Date.now() + retryDelay };
  }

  return {
    peek,
    get,
    counts,
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize, inFlight }),
    close: () => entries.clear(),
  };
}
