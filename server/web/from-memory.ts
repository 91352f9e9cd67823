import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import type { Meter } from "../metrics/meter.ts";
import { nextRequestId } from "../request-id.ts";
import type { KeptPage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-keys.ts";
import { cacheHit, choose } from "./send-kept.ts";

/** Answers a request there and then; false when that takes more than memory. */
export type FromMemory = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const fromCache = Object.entries(cacheHit).flat();

/** Answers requests for kept pages before anything else looks at them: most of a public site's traffic. */
export function answerFromMemory(cache: PageCache, log: Log, meter: Meter | null = null): FromMemory {
  return function answer(incoming, outgoing) {
    const { method = "", url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const started = performance.now();
    const page = find(cache, url);
    const asked = page && readHeaders(incoming.rawHeaders);
    if (!page || !asked) return false;

    const { status, headers, whole } = choose(page, method, asked);
    // A connection that can't be kept is told so by node:http.
    const sent = whole && outgoing.shouldKeepAlive ? whole.send(outgoing) : null;
    const id = sent ?? nextRequestId();
    if (sent === null) {
      outgoing.writeHead(status, [...headers, ...fromCache, "X-Request-Id", id]).end(whole?.body());
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
function find(cache: PageCache, url: string): KeptPage | null {
  const page = cache.peek(url);
  if (page) return page;
  const at = url.indexOf("?");
  const key = at < 0 ? null : pageKey(url.slice(0, at), url.slice(at));
  return key === null ? null : cache.peek(key);
}

/** Those that are about which copy to send; null for a request that anybody might refuse, or that brings a body. */
function readHeaders(rawHeaders: readonly string[]) {
  const asked = { acceptEncoding: "", ifMatch: "", ifNoneMatch: "" };
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
        asked.acceptEncoding = join(asked.acceptEncoding, value);
        break;
      case "if-match":
        asked.ifMatch = join(asked.ifMatch, value);
        break;
      case "if-none-match":
        asked.ifNoneMatch = join(asked.ifNoneMatch, value);
    }
  }
  return hosts === 1 ? asked : null;
}

/** A header that stands twice is one list (RFC 9110, 5.3). */
function join(first: string, second: string): string {
  return first === "" ? second : `${first}, ${second}`;
}
