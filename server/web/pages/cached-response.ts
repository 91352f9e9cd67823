import { chooseEncoding } from "../responses/compression.ts";
import { judgeConditions } from "../responses/conditional-requests.ts";
import type { PreserialisedResponse } from "../responses/preserialised-response.ts";
import type { CachedPage } from "./cached-page.ts";

/** Empty where a header is missing. */
export type Preconditions = { acceptEncoding: string; ifMatch: string; ifNoneMatch: string };

/** `headers` are names and values in turn; `response` is set when the body follows. */
type CachedResponse = {
  status: 200 | 304 | 412;
  headers: readonly string[];
  response: PreserialisedResponse | null;
};

/** The response to GET or HEAD by preconditions and encoding (RFC 9110, 12.5.3 and 13); ranges are ignored (14.2). */
export function selectResponse(
  page: CachedPage,
  method: string,
  { acceptEncoding, ifMatch, ifNoneMatch }: Preconditions,
): CachedResponse {
  const encoding = chooseEncoding(acceptEncoding);
  const variant = page.variants.get(encoding) ?? page.variants.get("identity");
  if (!variant) throw new Error("A cached page lacks its identity variant");
  switch (judgeConditions(variant.etag, ifMatch, ifNoneMatch)) {
    case "not-modified":
      return { status: 304, headers: variant.headersWithoutBody, response: null };
    case "failed":
      return { status: 412, headers: withNoStore(variant.headersWithoutBody), response: null };
    case "send":
      return { status: 200, headers: variant.headers, response: method === "HEAD" ? null : variant.response };
  }
}

/** Shared caches must not store a client's failed precondition (RFC 9111, 3). */
function withNoStore(headers: readonly string[]): string[] {
  return headers.map((text, index) =>
    headers[index - 1] === "cache-control" && index % 2 === 1 ? "no-store" : text,
  );
}

/** RFC 9211. */
export const cacheHit = { "Cache-Status": "Vlotwerk; hit" };

/** Cache-Status, with Age and Warning for a stale page (RFC 9211; RFC 9111, 5.1; RFC 7234, 5.5.2). */
export function cacheHeaders(outcome: "hit" | "miss" | "stale", page: CachedPage): Record<string, string> {
  if (outcome === "hit") return cacheHit;
  if (outcome === "miss") return { "Cache-Status": "Vlotwerk; fwd=miss" };
  return {
    "Cache-Status": "Vlotwerk; fwd=stale",
    Age: String(Math.floor((Date.now() - page.renderedAt) / 1000)),
    Warning: '111 - "Revalidation Failed"',
  };
}
