import { type Attributes, droppedTags } from "./allow-list.ts";
import { writeStartTag } from "./canonical-tag.ts";
import { htmlParts } from "./html-parts.ts";
import { escapeText } from "./older-format.ts";
import { readVideo } from "./video-address.ts";

/** What shows something of another site, and goes with all that is in it. */
type Embed = { from: number; isNested: boolean; address: string; title: string };

/** The host of a full address; null for one within the site. */
export function hostOf(address: string): string | null {
  const full = fullAddress(address);
  return /^https?:/i.test(full) && URL.canParse(full) ? new URL(full).host : null;
}

/** The address of what an element shows of another site; null for every other. */
export function embeddedAddress(name: string, { src, data, href }: Record<string, string>): string | null {
  const address = fullAddress(src ?? data ?? href ?? "");
  return droppedTags.includes(name) && hostOf(address) !== null ? address : null;
}

/** Unsanitised HTML with a link in the place of each element that shows something of a host. */
export function withLinksToEmbeds(html: string, host: string): string {
  let written = "";
  let read = 0;
  let depth = 0;
  let removed: string | null = null;
  let embed: Embed | null = null;
  for (const part of htmlParts(html)) {
    if (part.kind === "start") {
      if (removed === null && droppedTags.includes(part.name)) {
        removed = part.name;
        const attributes = Object.fromEntries(part.attributes);
        const address = embeddedAddress(part.name, attributes);
        const { from } = part;
        if (address !== null && hostOf(address) === host)
          embed = { from, isNested: depth > 0, address, title: attributes.title ?? "" };
      }
      depth += 1;
    }
    if (part.kind !== "end") continue;
    depth -= 1;
    if (part.name !== removed) continue;
    removed = null;
    if (!embed) continue;
    written += html.slice(read, embed.from) + linkTo(embed);
    read = part.to;
    embed = null;
  }
  return written + html.slice(read);
}

function linkTo({ address, title, isNested }: Embed): string {
  const video = readVideo(address);
  const attributes: Attributes = video ? { class: "video", href: video.address } : { href: address };
  const words = title.trim() || (video ? `Video (${video.provider})` : address);
  const link = `${writeStartTag("a", attributes)}${escapeText(words)}</a>`;
  return isNested ? link : `<p>${link}</p>`;
}

function fullAddress(address: string): string {
  return address.trim().replace(/^(?=\/\/)/, "https:");
}
