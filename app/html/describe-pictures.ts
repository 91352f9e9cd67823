import { writeStartTag } from "./canonical-tag.ts";
import { htmlTokens } from "./html-tokens.ts";

/**
 * Unsanitised HTML in which the pictures without a description have that of their address. Everything else stays as it is.
 *
 * @param descriptions by `src`
 */
export function describePictures(html: string, descriptions: ReadonlyMap<string, string>): string {
  let written = "";
  let read = 0;
  for (const token of htmlTokens(html)) {
    if (token.kind !== "start" || token.name !== "img") continue;
    const { attributes, from, to } = token;
    const description = descriptions.get(attributes.get("src")?.trim() ?? "");
    if (description === undefined || (attributes.get("alt") ?? "").trim() !== "") continue;
    const tag = writeStartTag("img", { ...Object.fromEntries(attributes), alt: description });
    written += html.slice(read, from) + tag;
    read = to;
  }
  return written + html.slice(read);
}
