import { htmlTokens } from "./html-tokens.ts";

/** A picture in HTML; `alt` is empty when there is none. */
type PictureInHtml = { src: string; alt: string };

/** The pictures of unsanitised HTML, in order. */
export function picturesIn(html: string): PictureInHtml[] {
  const pictures: PictureInHtml[] = [];
  for (const token of htmlTokens(html)) {
    if (token.kind !== "start" || token.name !== "img") continue;
    const src = token.attributes.get("src")?.trim() ?? "";
    if (src !== "") pictures.push({ src, alt: token.attributes.get("alt") ?? "" });
  }
  return pictures;
}
