import { publicCacheControl } from "../public-cache.ts";

/** A publicly cacheable UTF-8 response; `type` is its media type. */
export function textResponse(
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": publicCacheControl, ...headers },
  });
}

/** A plain-text 404. */
export function notFoundResponse(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
