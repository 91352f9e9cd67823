import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { endOfAmsterdamDay } from "../../../app/data/articles/amsterdam-time.ts";
import type { ContentVersion } from "../../shared/content-version.ts";
import type { CachedPage } from "./cached-page.ts";
import type { PageResponse } from "./page-response.ts";

/** A page that may be cached, or a response for its waiting clients. */
export type Rendered =
  | { kind: "page"; page: CachedPage }
  /** `isFailure`: the page, or part of it, could not be read. */
  | { kind: "response"; response: PageResponse; isFailure: boolean };

type Served =
  | { kind: "hit" | "miss" | "stale"; page: CachedPage }
  | { kind: "response"; response: PageResponse };

export type PageCache = {
  /** The cached page, if fresh. */
  peek(key: string): CachedPage | null;
  /** A page with all content committed before the call; a stale one when rendering fails, else that error. */
  get(key: string, render: () => Promise<Rendered>): Promise<Served>;
  /** `inFlight`: renders in progress. */
  size(): { pages: number; bytes: number; inFlight: number };
  /** Without hits of `peek`. */
  readonly counts: { readonly hits: number; readonly misses: number; readonly renders: number };
  close(): void;
};

/** The content version when rendering began, and the end of that day in Amsterdam: pages propose dates. */
type Entry = Rendered & { version: number; expiresAt: number; retryAt: number };

/** In milliseconds, for a render while there is a stale page. */
const defaults = { maxWait: 5_000 };

/** In milliseconds, after a failed render. */
const retryDelay = 1_000;

/** Larger pages would evict too many others. */
const maxShareOfCache = 1 / 8;

/** An LRU cache of up to `bytes`; pages of older content versions or days are rendered again. */
export function createPageCache(
  version: ContentVersion,
  bytes: number,
  { maxWait }: typeof defaults = defaults,
): PageCache {
  const maxEntrySize = Math.floor(bytes * maxShareOfCache);
  const counts = { hits: 0, misses: 0, renders: 0 };
  let inFlight = 0;
  const entries = new LRUCache<string, Entry, () => Promise<Rendered>>({
    maxSize: bytes,
    maxEntrySize,
    // Not stored, but removes the older page.
    sizeCalculation: (entry) => (entry.kind === "page" ? entry.page.size : maxEntrySize + 1),
    // Clients still wait for an evicted render.
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale, { context: render }) => renderEntry(render, stale),
  });

  function peek(key: string): CachedPage | null {
    const entry = entries.get(key);
    return entry?.kind === "page" && isFresh(entry) && version.isAvailable() ? entry.page : null;
  }

  function isFresh(entry: Entry): boolean {
    return Date.now() < entry.expiresAt && entry.version === version.current();
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
      // A render that began before this call may lack the latest writes.
      if (entry && entry.version >= required && entry.retryAt === 0) {
        return entry.kind === "page" ? { kind: "miss", page: entry.page } : entry;
      }
    }
  }

  async function renderEntry(render: () => Promise<Rendered>, stale: Entry | undefined): Promise<Entry> {
    const begun = { version: version.current(), expiresAt: endOfAmsterdamDay(new Date()).getTime() };
    counts.renders += 1;
    inFlight += 1;
    try {
      const rendered = await render();
      const isFailure = rendered.kind === "response" && rendered.isFailure;
      if (!isFailure || !stale) return { ...rendered, ...begun, retryAt: 0 };
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
