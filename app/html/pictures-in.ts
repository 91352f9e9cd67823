import { decodeReferences } from "./character-references.ts";

/** A picture in HTML; `alt` is empty when there is none. */
export type PictureInHtml = { src: string; alt: string };

// An open comment or tag swallows the rest, as in a browser; every character is read once.
const commentOrPicture = /<!--(?:[\s\S]*?-->|[\s\S]*$)|<img(?=[\s/>])/gi;
const attribute = /[\s/]*(?:(>)|([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?|=)/y;

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

/** The first attribute of each name, and where the tag ends; null when it does not. */
function readAttributes(
  html: string,
  start: number,
): { attributes: Map<string, string>; end: number | null } {
  const attributes = new Map<string, string>();
  attribute.lastIndex = start;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    const [, close, name, double, single, bare] = found;
    if (close) return { attributes, end: attribute.lastIndex };
    const key = name?.toLowerCase();
    if (key && !attributes.has(key)) attributes.set(key, decodeReferences(double ?? single ?? bare ?? ""));
  }
  return { attributes, end: null };
}
