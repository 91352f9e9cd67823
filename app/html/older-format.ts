import { hasTag, isDoubleEncoded } from "./double-encoding.ts";

const headingMark = "H2:";
const bullet = /^[•*–-]\s+(?=\S)/;

/**
 * Converts the older plain format to HTML: lines with `H2:` are headings, lines with a bullet (•, -, *, –) list items,
 * others paragraphs. Null when the content is HTML, also double-encoded.
 */
export function olderFormatToHtml(text: string): string | null {
  if (hasTag(text) || isDoubleEncoded(text)) return null;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const blocks: string[] = [];
  let items: string[] = [];
  for (const line of lines.filter((line) => line !== "")) {
    if (bullet.test(line)) {
      items.push(`<li>${escapeText(line.replace(bullet, ""))}</li>`);
      continue;
    }
    blocks.push(...list(items), lineToBlock(line));
    items = [];
  }
  return [...blocks, ...list(items)].filter((block) => block !== "").join("\n");
}

/** Escapes text for HTML, except character references. */
export function escapeText(text: string): string {
  return text
    .replace(/&(?![a-z][a-z\d]{1,31};|#\d{1,7};|#x[\da-f]{1,6};)/gi, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function list(items: readonly string[]): string[] {
  return items.length > 0 ? [`<ul>\n${items.join("\n")}\n</ul>`] : [];
}

function lineToBlock(line: string): string {
  if (!line.startsWith(headingMark)) return `<p>${escapeText(line)}</p>`;
  const heading = line.slice(headingMark.length).trim();
  return heading === "" ? "" : `<h2>${escapeText(heading)}</h2>`;
}
