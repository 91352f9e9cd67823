import { idPattern } from "../data/id-pattern.ts";
import { writeAttribute } from "./canonical-tag.ts";
import { htmlParts } from "./html-parts.ts";

/** The attributes with an address that the sanitiser keeps; their names can't be written otherwise. */
const hasAddress = /\b(?:src|href|cite|srcset)/i;

/** What the sanitiser removes from HTML, and browsers and the sanitiser from an address. */
const ignored = /[^\P{Cc}\t\n\f\r]|\uFEFF/gu;
const ignoredInAddress = /[\p{Cc}\uFEFF]/gu;

const percentEscape = /%([0-9a-f]{2})/gi;
const libraryPath = new RegExp(`^/(?:nl/)*(media/${idPattern}(?:/[0-9a-f]{32}/[\\w.]+)?)/?$`, "i");

/**
 * Unsanitised HTML in which each address of the library has its one spelling (`/media/{id}`). Everything else stays
 * byte for byte, but for characters that readers remove, from HTML that names the library.
 *
 * @param origin of this site
 */
export function canonicalAddresses(html: string, origin: string): string {
  const source = html.replace(ignored, "");
  if (!hasAddress.test(source)) return html;
  let written = "";
  let read = 0;
  let isNamed = false;
  for (const part of htmlParts(source)) {
    if (part.kind !== "start") continue;
    for (const [name, { from, to }] of part.places) {
      const value = part.attributes.get(name) ?? "";
      const canonical = canonicalValue(name, value, origin);
      if (canonical === null) continue;
      isNamed = true;
      // Else references in the source spell it so.
      if (canonical === value && source.slice(from, to).includes(value)) continue;
      written += `${source.slice(read, from)}${writeAttribute(name, canonical)}`;
      read = to;
    }
  }
  return isNamed ? written + source.slice(read) : html;
}

/** The one spelling of a plain address, if it is of the library. */
export function canonicalAddress(address: string, origin: string): string {
  return libraryAddress(address, origin) ?? address;
}

/** The value with addresses of the library in their one spelling; null when the attribute has none. */
function canonicalValue(attribute: string, value: string, origin: string): string | null {
  if (["src", "href", "cite"].includes(attribute)) return libraryAddress(value, origin);
  if (attribute !== "srcset") return null;
  // As the sanitiser reads it.
  const candidates = value.trim().replace(/\s+/g, " ").split(", ");
  const canonical = candidates.map((candidate) =>
    candidate.replace(/^\S+/, (address) => canonicalAddress(address, origin)),
  );
  const isNamed = candidates.some((candidate) => libraryAddress(candidate.replace(/ .*/, ""), origin));
  return isNamed ? canonical.join(", ") : null;
}

/** `/media/{id}`, or the address of a version; null for others. A browser and the redirects of this site agree on it. */
function libraryAddress(address: string, origin: string): string | null {
  const url = URL.parse(address.replace(ignoredInAddress, "").trim(), `${origin}/`);
  if (url === null || url.origin !== origin) return null;
  const path = url.pathname.replace(percentEscape, unescapeUnreserved).replace(/\/{2,}/g, "/");
  const found = libraryPath.exec(path)?.[1];
  return found === undefined ? null : `/${found.toLowerCase()}`;
}

/** RFC 3986, 6.2.2.2. */
function unescapeUnreserved(spelling: string, digits: string): string {
  const character = String.fromCharCode(Number.parseInt(digits, 16));
  return /[\w.~-]/.test(character) ? character : spelling;
}
