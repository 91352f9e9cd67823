import { readAttributes } from "./html-tokens.ts";

/** A picture in HTML; `alt` is empty when there is none. */
export type PictureInHtml = { src: string; alt: string };

// An open comment or tag swallows the rest, as in a browser; every character is read once.
const commentOrPicture = /<!--(?:[\s\S]*?-->|[\s\S]*$)|<img(?=[\s/>])/gi;

/** The pictures of unsanitised HTML, in order. */
export function picturesIn(html: string): PictureInHtml[] {
  const pictures: PictureInHtml[] = [];
  commentOrPicture.lastIndex = 0;
  for (let found = commentOrPicture.exec(html); found; found = commentOrPicture.exec(html)) {
    if (found[0].startsWith("<!--")) continue;
    const { attributes, end } = readAttributes(html, commentOrPicture.lastIndex);
    if (end === null) return pictures;
    commentOrPicture.lastIndex = end;
    const src = attributes.get("src")?.trim() ?? "";
    if (src !== "") pictures.push({ src, alt: attributes.get("alt") ?? "" });
  }
  return pictures;
}
