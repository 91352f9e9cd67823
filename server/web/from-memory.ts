import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Log, withRequestId } from "../log.ts";
import { hasTwoHosts } from "./cross-site.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-keys.ts";
import { choose } from "./send-kept.ts";

/** Answers a request there and then; false when that takes more than memory. */
export type FromMemory = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Answers requests for kept pages before anything else looks at them: most of a public site's traffic. */
export function answerFromMemory(cache: PageCache, log: Log): FromMemory {
  return function answer(incoming, outgoing) {
    const { method = "", url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const started = performance.now();
    const key = keyOf(url);
    const page = key === null ? null : cache.peek(key);
    if (key === null || !page || !isPlain(incoming)) return false;

    const id = randomUUID();
    const { status, headers, body } = choose(page, method, (name) => textOf(incoming.headers[name]));
    outgoing.writeHead(status, [...headers, "X-Request-Id", id]);
    outgoing.end(body ?? undefined);
    const path = url.split("?", 1)[0] ?? "";
    const ms = Math.round(performance.now() - started);
    withRequestId(id, () => log.info("request", { method, path, status, ms }));
    return true;
  };
}

function keyOf(url: string): string | null {
  const at = url.indexOf("?");
  return at < 0 ? pageKey(url, "") : pageKey(url.slice(0, at), url.slice(at));
}

/** A request that nobody would refuse: it names one host that can be one, and brings nothing along. */
function isPlain({ headers, rawHeaders }: IncomingMessage): boolean {
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return !hasBody && /^[\w.:[\]-]+$/.test(headers.host ?? "") && !hasTwoHosts(rawHeaders);
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === "string" ? header : null;
}
