import { z } from "zod";
import { redirectPath } from "../../app/data/redirects/redirect-path.ts";
import type { OwnRole } from "../backend/database/call-function.ts";
import type { ContentVersion } from "../shared/content-version.ts";
import type { Log } from "../shared/log.ts";
import { pathsLike } from "./paths-like.ts";

/** `path` as it is stored; `location` is null when the address is gone. */
export type Redirect = { path: string; location: string | null };

/** The redirects of the database, in memory. */
export type Redirects = {
  /** Reads them when content has changed; keeps the last ones when they can't be read. */
  refresh(): Promise<void>;
  /** Whether nothing has changed since they were read, as far as can be known. */
  isCurrent(): boolean;
  /** That of a path with its query, as last read; null without one, and for one that would lead back. */
  find(address: string): Redirect | null;
};

type RedirectsOptions = {
  ownRole: OwnRole;
  siteUrl: URL;
  contentVersion: Pick<ContentVersion, "current">;
  log: Pick<Log, "warn">;
};

const listSchema = z.record(z.string(), z.string().nullable());

/** In milliseconds. */
const pauseAfterFailure = 2_000;

export function createRedirects({ ownRole, siteUrl, contentVersion, log }: RedirectsOptions): Redirects {
  let targets: ReadonlyMap<string, string | null> = new Map();
  let state: unknown = null;
  let readVersion: number | null = null;
  let reading: Promise<void> | null = null;
  let triedAt = 0;

  function isCurrent(): boolean {
    return readVersion === contentVersion.current() || Date.now() < triedAt + pauseAfterFailure;
  }

  async function read(): Promise<void> {
    const version = contentVersion.current();
    try {
      const [found] = await ownRole.call("redirects_state");
      if (found !== state) {
        const [list] = await ownRole.call("list_redirects");
        targets = new Map(Object.entries(listSchema.parse(list)));
        state = found;
      }
      readVersion = version;
    } catch (error) {
      triedAt = Date.now();
      log.warn("redirects could not be read", { reason: error instanceof Error ? error.message : "unknown" });
    } finally {
      reading = null;
    }
  }

  /** The stored path that answers for a path. */
  function lookUp(path: string): string | undefined {
    return pathsLike(path).find((like) => targets.has(like));
  }

  /** The database compares targets as they are spelled, and without what is appended to addresses. */
  function leadsBack(asked: string, first: string): boolean {
    const passed = new Set([asked]);
    for (let path: string | undefined = first; path !== undefined; ) {
      const target = URL.parse(targets.get(path) ?? "", siteUrl);
      const next = target?.origin === siteUrl.origin ? redirectPath(target.href) : null;
      if (next === null) return false;
      if (passed.has(next)) return true;
      passed.add(next);
      path = lookUp(next);
    }
    return false;
  }

  return {
    isCurrent,
    async refresh() {
      while (!isCurrent()) {
        reading ??= read();
        await reading;
      }
    },
    find(address) {
      if (targets.size === 0) return null;
      const asked = redirectPath(address);
      const path = asked === null ? undefined : lookUp(asked);
      if (asked === null || path === undefined) return null;
      const target = targets.get(path) ?? null;
      if (target === null) return { path, location: null };
      const url = URL.parse(target, siteUrl);
      if (url === null || leadsBack(asked, path)) return null;
      return { path, location: target.startsWith("/") ? url.pathname + url.search + url.hash : url.href };
    },
  };
}
