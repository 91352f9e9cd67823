import { htmlTokens } from "./html-tokens.ts";

/** A picture in HTML; `alt` is empty when there is none. */
export type PictureInHtml = { src: string; alt: string };

/** The pictures of unsanitised HTML, in order. */
export function picturesIn(html: string): PictureInHtml[] {
  return [...htmlTokens(html)].flatMap((token) => {
    if (token.kind !== "start" || token.name !== "img") return [];
    const src = token.attributes.get("src")?.trim() ?? "";
    return src === "" ? [] : [{ src, alt: token.attributes.get("alt") ?? "" }];
  });
}
