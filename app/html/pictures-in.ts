import { htmlParts } from "./html-parts.ts";

/** A picture in HTML; `alt` is empty when there is none. */
type PictureInHtml = { src: string; alt: string };

/** The pictures of unsanitised HTML, in order. */
export function picturesIn(html: string): PictureInHtml[] {
  return htmlParts(html).flatMap((part): PictureInHtml[] => {
    if (part.kind !== "start" || part.name !== "img") return [];
    const src = part.attributes.get("src")?.trim() ?? "";
    return src === "" ? [] : [{ src, alt: part.attributes.get("alt") ?? "" }];
  });
}
