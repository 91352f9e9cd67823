import { writeAttribute } from "./canonical-tag.ts";
import { hostOf } from "./embeds.ts";
import { htmlParts } from "./html-parts.ts";

/** The addresses of the pictures that a text has from a host, each once. */
export function picturesOfHost(html: string, host: string): string[] {
  const found = new Set<string>();
  for (const part of htmlParts(html)) {
    const source = part.kind === "start" && part.name === "img" ? part.attributes.get("src") : undefined;
    if (source !== undefined && hostOf(source) === host) found.add(source);
  }
  return [...found];
}

/** Unsanitised HTML with another address for a picture; its description stays, other sizes of it go. */
export function withPicture(html: string, source: string, address: string): string {
  let written = "";
  let read = 0;
  for (const part of htmlParts(html)) {
    if (part.kind !== "start" || part.name !== "img" || part.attributes.get("src") !== source) continue;
    for (const [name, { from, to }] of part.places) {
      if (name !== "src" && name !== "srcset" && name !== "sizes") continue;
      written += html.slice(read, from) + (name === "src" ? writeAttribute("src", address) : "");
      read = to;
    }
  }
  return written + html.slice(read);
}
