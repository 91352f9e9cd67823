import { writeStartTag } from "./canonical-tag.ts";
import { htmlParts } from "./html-parts.ts";

/**
 * Unsanitised HTML in which the pictures without a description have that of their address. Everything else stays as it is.
 *
 * @param descriptions by `src`
 */
export function describePictures(html: string, descriptions: ReadonlyMap<string, string>): string {
  let written = "";
  let read = 0;
  for (const part of htmlParts(html)) {
    if (part.kind !== "start" || part.name !== "img") continue;
    const { attributes, from, to } = part;
    const description = descriptions.get(attributes.get("src")?.trim() ?? "");
    if (description === undefined || (attributes.get("alt") ?? "").trim() !== "") continue;
    const tag = writeStartTag("img", { ...Object.fromEntries(attributes), alt: description });
    written += html.slice(read, from) + tag;
    read = to;
  }
  return written + html.slice(read);
}
