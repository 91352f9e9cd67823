import { chooseEncoding } from "./compression.ts";
import { judgeConditions } from "./conditions.ts";
import type { KeptPage } from "./kept-page.ts";

/** What is sent of a kept page; `headers` are names and values in turn. */
export type Sending = { status: 200 | 304 | 412; headers: readonly string[]; body: Buffer | null };

/**
 * Chooses what a GET or HEAD is sent of a kept page (RFC 9110, 12.5.3 and 13). Parts are not sent: who asks for a
 * range is given the whole, as RFC 9110, 14.2 allows.
 */
export function choose(
  page: KeptPage,
  method: string,
  header: (name: string) => string | null | undefined,
): Sending {
  const encoding = chooseEncoding(header("accept-encoding") ?? null);
  const variant = page.variants.get(encoding) ?? page.variants.get("identity");
  if (!variant) throw new Error("A kept page lacks its plain variant");
  switch (judgeConditions(variant.etag, header("if-match"), header("if-none-match"))) {
    case "not-modified":
      return { status: 304, headers: variant.headersWithoutBody, body: null };
    case "failed":
      return { status: 412, headers: variant.headersWithoutBody, body: null };
    case "send":
      return { status: 200, headers: variant.headers, body: method === "HEAD" ? null : variant.body };
  }
}

/** Says that a page is an old copy: its age in seconds, and that a new one could not be had (RFC 9111, 5.1; RFC 7234, 5.5.2). */
export function describeAge({ madeAt }: KeptPage): Record<string, string> {
  return {
    Age: String(Math.floor((Date.now() - madeAt) / 1000)),
    Warning: '111 - "Revalidation Failed"',
  };
}
