import { publicCacheControl } from "../public-cache.ts";

/** An answer that is the same for everyone; `type` is its media type, its text is UTF-8. */
export function answerText(
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": publicCacheControl, ...headers },
  });
}

/** That there is nothing here, for programs: one line of text. */
export function answerNotFound(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
