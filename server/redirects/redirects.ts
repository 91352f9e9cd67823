import { z } from "zod";
import { isAppended, parseAddress, redirectPath } from "../../app/data/redirects/redirect-path.ts";
import type { OwnRole } from "../backend/database/call-function.ts";
import type { ContentVersion } from "../shared/content-version.ts";
import type { Log } from "../shared/log.ts";
import { pathsLike } from "./paths-like.ts";

/** `path` as it is stored; `location`, with what the asked address carries along, is null when the address is gone. */
export type Redirect = { path: string; location: string | null };

/** The redirects as they are looked up. */
type Index = {
  targets: ReadonlyMap<string, string | null>;
  /** By path: the queries that have a redirect, those with most parameters first. */
  queries: ReadonlyMap<string, readonly { key: string; parameters: readonly string[] }[]>;
};

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
  let index = createIndex({});
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
        index = createIndex(listSchema.parse(list));
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

  /** The database compares targets as they are spelled, and without what is appended to addresses. */
  function leadsBack(asked: string, first: string): boolean {
    const passed = new Set([asked]);
    for (let location: string | null = first; location !== null; ) {
      const target = new URL(location, siteUrl);
      const next = target.origin === siteUrl.origin ? redirectPath(target.href) : null;
      if (next === null) return false;
      // A prefix may lead below itself, further each time.
      if (passed.has(next) || passed.size > mostSteps) return true;
      passed.add(next);
      const key = lookUp(index, next);
      location = key === null ? null : locationOf(key, index.targets.get(key) ?? null, target, siteUrl);
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
      if (index.targets.size === 0) return null;
      const [url, asked] = [parseAddress(address), redirectPath(address)];
      const path = asked === null ? null : lookUp(index, asked);
      if (url === null || asked === null || path === null) return null;
      const target = index.targets.get(path) ?? null;
      if (target === null) return { path, location: null };
      const location = locationOf(path, target, url, siteUrl);
      return location === null || leadsBack(asked, location) ? null : { path, location };
    },
  };
}

const mostSteps = 10;

function createIndex(list: Record<string, string | null>): Index {
  const queries = new Map<string, { key: string; parameters: string[] }[]>();
  for (const key of Object.keys(list)) {
    const [path = "", query] = key.split("?", 2);
    if (query !== undefined)
      queries.set(path, [...(queries.get(path) ?? []), { key, parameters: query.split("&") }]);
  }
  for (const held of queries.values())
    held.sort((one, other) => other.parameters.length - one.parameters.length);
  return { targets: new Map(Object.entries(list)), queries };
}

/** The stored path that answers for an address in its spelling. */
function lookUp({ targets, queries }: Index, asked: string): string | null {
  const [path = "", query = ""] = asked.split("?", 2);
  const given = query.split("&");
  for (const like of pathsLike(path)) {
    const selected = queries
      .get(like)
      ?.find(({ parameters }) => parameters.every((one) => given.includes(one)));
    if (selected) return selected.key;
    if (targets.has(like)) return like;
  }
  return null;
}

/** Where an asked address leads, with the rest of its path and query; null for a target that is no address. */
function locationOf(key: string, target: string | null, asked: URL, siteUrl: URL): string | null {
  const url = target === null ? null : URL.parse(withRest(key, target, asked), siteUrl);
  if (target === null || url === null) return null;
  const isSelected = key.includes("?");
  for (const [name, value] of asked.searchParams)
    if (!url.searchParams.has(name) && (!isSelected || isAppended(name)))
      url.searchParams.append(name, value);
  return target.startsWith("/") ? url.pathname + url.search + url.hash : url.href;
}

/** Below a prefix, a star at the end of the target stands for what follows the prefix. */
function withRest(key: string, target: string, { pathname }: URL): string {
  if (!key.endsWith("/*") || !target.endsWith("/*")) return target;
  const segments = pathname.split("/").filter((segment) => segment !== "");
  while (segments[0]?.toLowerCase() === "nl") segments.shift();
  const rest = segments.slice(key.split("/").length - 2).join("/");
  return target.slice(0, rest === "" ? -2 : -1) + rest || "/";
}
