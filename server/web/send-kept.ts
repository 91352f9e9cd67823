import { chooseEncoding } from "./compression.ts";
import { judgeConditions } from "./conditions.ts";
import type { KeptPage } from "./kept-page.ts";
import type { WholeAnswer } from "./whole-answer.ts";

/** What a request says about the copy that it wants; empty where it says nothing. */
export type Asked = { acceptEncoding: string; ifMatch: string; ifNoneMatch: string };

/** What is sent of a kept page: `headers` are names and values in turn, and `whole` is there when the page itself follows. */
export type Sending = { status: 200 | 304 | 412; headers: readonly string[]; whole: WholeAnswer | null };

/**
 * Chooses what a GET or HEAD is sent of a kept page (RFC 9110, 12.5.3 and 13). Parts are not sent: who asks for a
 * range is given the whole, as RFC 9110, 14.2 allows.
 */
export function choose(page: KeptPage, method: string, asked: Asked): Sending {
  const encoding = chooseEncoding(asked.acceptEncoding);
  const variant = page.variants.get(encoding) ?? page.variants.get("identity");
  if (!variant) throw new Error("A kept page lacks its plain variant");
  switch (judgeConditions(variant.etag, asked.ifMatch, asked.ifNoneMatch)) {
    case "not-modified":
      return { status: 304, headers: variant.headersWithoutBody, whole: null };
    case "failed":
      return { status: 412, headers: notKept(variant.headersWithoutBody), whole: null };
    case "send":
      return { status: 200, headers: variant.headers, whole: method === "HEAD" ? null : variant.whole };
  }
}

/** A refusal is for who asked alone: caches on the way may not give it to others (RFC 9111, 3). */
function notKept(headers: readonly string[]): string[] {
  return headers.map((text, at) => (headers[at - 1] === "cache-control" && at % 2 === 1 ? "no-store" : text));
}

/** What an answer from memory says of where it comes from (RFC 9211). */
export const cacheHit = { "Cache-Status": "Vlotwerk; hit" };

/**
 * The same of any page: it was there, it was made for who asked, or it is an old copy because a new one could not be
 * had, with its age in seconds (RFC 9211; RFC 9111, 5.1; RFC 7234, 5.5.2).
 */
export function describeOrigin({ kind, page }: { kind: "kept" | "page" | "old"; page: KeptPage }) {
  if (kind === "kept") return cacheHit;
  if (kind === "page") return { "Cache-Status": "Vlotwerk; fwd=miss" };
  return {
    "Cache-Status": "Vlotwerk; fwd=stale",
    Age: String(Math.floor((Date.now() - page.madeAt) / 1000)),
    Warning: '111 - "Revalidation Failed"',
  };
}
