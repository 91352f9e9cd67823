import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Redirects } from "../../redirects/redirects.ts";
import type { Log } from "../../shared/log.ts";
import type { Meter } from "../../shared/meter.ts";
import type { Statistics } from "../../statistics/statistics.ts";
import type { CachedPage } from "./cached-page.ts";
import { cacheHit, selectResponse } from "./cached-response.ts";
import { isSelectedByQuery } from "./old-addresses.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-keys.ts";

/** False when the request is no cache hit. */
export type AnswerCacheHit = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const hitHeaders = Object.entries(cacheHit).flat();

/** Answers requests for fresh cached pages before any other code. */
export function answerCacheHits(
  cache: PageCache,
  log: Log,
  meter: Meter | null = null,
  redirects: Redirects | null = null,
  statistics: Pick<Statistics, "countFetch"> | null = null,
): AnswerCacheHit {
  return function answer(incoming, outgoing) {
    const { method = "", url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const started = performance.now();
    const page = mayBeRedirected(url, redirects) ? null : find(cache, url);
    const preconditions = page && readHeaders(incoming.rawHeaders);
    if (!page || !preconditions) return false;

    const { status, headers, response } = selectResponse(page, method, preconditions);
    // node:http has to announce a closing connection.
    const sent = response && outgoing.shouldKeepAlive ? response.send(outgoing) : null;
    const id = sent ?? randomUUID();
    if (sent === null) {
      outgoing.writeHead(status, [...headers, ...hitHeaders, "X-Request-Id", id]).end(response?.body());
    }
    const path = url.split("?", 1)[0] ?? "";
    const elapsed = performance.now() - started;
    meter?.answered("cache-hit", status, elapsed);
    const ms = Math.round(elapsed);
    log.request({ id, method, path, status, ms });
    if (method === "GET") void statistics?.countFetch(path, preconditions.userAgent);
    return true;
  };
}

/** Former addresses such as /?p=12: any page has all parameters. */
function mayBeRedirected(url: string, redirects: Redirects | null): boolean {
  if (redirects === null || !url.includes("?")) return false;
  if (!redirects.isCurrent()) return true;
  const found = redirects.find(url);
  return found !== null && isSelectedByQuery(found);
}

/** Most URLs are cache keys. */
function find(cache: PageCache, url: string): CachedPage | null {
  const page = cache.peek(url);
  if (page) return page;
  const index = url.indexOf("?");
  const key = index < 0 ? null : pageKey(url.slice(0, index), url.slice(index));
  return key === null ? null : cache.peek(key);
}

/** Null for a request with a body, or one that may be rejected. */
function readHeaders(rawHeaders: readonly string[]) {
  const read = { acceptEncoding: "", ifMatch: "", ifNoneMatch: "", userAgent: "" };
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const value = rawHeaders[index + 1] ?? "";
    switch (rawHeaders[index]?.toLowerCase()) {
      case "host":
        if (!/^[\w.:[\]-]+$/.test(value)) return null;
        hosts++;
        break;
      case "content-length":
      case "transfer-encoding":
      case "expect":
        return null;
      case "user-agent":
        read.userAgent = value;
        break;
      case "accept-encoding":
        read.acceptEncoding = join(read.acceptEncoding, value);
        break;
      case "if-match":
        read.ifMatch = join(read.ifMatch, value);
        break;
      case "if-none-match":
        read.ifNoneMatch = join(read.ifNoneMatch, value);
    }
  }
  return hosts === 1 ? read : null;
}

/** Repeated headers form one list (RFC 9110, 5.3). */
function join(first: string, second: string): string {
  return first === "" ? second : `${first}, ${second}`;
}
