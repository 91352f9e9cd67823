import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../../shared/log.ts";
import type { Meter } from "../../shared/meter.ts";
import type { CachedPage } from "./cached-page.ts";
import { cacheHit, selectResponse } from "./cached-response.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-keys.ts";

/** Answers a request at once from the page cache; false when that is not possible. */
export type AnswerCacheHit = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const hitHeaders = Object.entries(cacheHit).flat();

/** Answers requests for fresh cached pages before any other code handles them: most of a public site's traffic. */
export function answerCacheHits(cache: PageCache, log: Log, meter: Meter | null = null): AnswerCacheHit {
  return function answer(incoming, outgoing) {
    const { method = "", url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const started = performance.now();
    const page = find(cache, url);
    const preconditions = page && readHeaders(incoming.rawHeaders);
    if (!page || !preconditions) return false;

    const { status, headers, response } = selectResponse(page, method, preconditions);
    // A connection that ends is told so by node:http.
    const sent = response && outgoing.shouldKeepAlive ? response.send(outgoing) : null;
    const id = sent ?? randomUUID();
    if (sent === null) {
      outgoing.writeHead(status, [...headers, ...hitHeaders, "X-Request-Id", id]).end(response?.body());
    }
    const path = url.split("?", 1)[0] ?? "";
    const took = performance.now() - started;
    meter?.answered("memory", status, took);
    const ms = Math.round(took);
    log.request({ id, method, path, status, ms });
    return true;
  };
}

/** Most addresses are keys as they stand. */
function find(cache: PageCache, url: string): CachedPage | null {
  const page = cache.peek(url);
  if (page) return page;
  const at = url.indexOf("?");
  const key = at < 0 ? null : pageKey(url.slice(0, at), url.slice(at));
  return key === null ? null : cache.peek(key);
}

/** The headers that select the response; null for a request with a body, or one that may have to be rejected. */
function readHeaders(rawHeaders: readonly string[]) {
  const read = { acceptEncoding: "", ifMatch: "", ifNoneMatch: "" };
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1] ?? "";
    switch (rawHeaders[at]?.toLowerCase()) {
      case "host":
        if (!/^[\w.:[\]-]+$/.test(value)) return null;
        hosts++;
        break;
      case "content-length":
      case "transfer-encoding":
      case "expect":
        return null;
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

/** A header that stands twice is one list (RFC 9110, 5.3). */
function join(first: string, second: string): string {
  return first === "" ? second : `${first}, ${second}`;
}
