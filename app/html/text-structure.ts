import { type HtmlPart, htmlParts } from "./html-parts.ts";
import { olderFormatToHtml } from "./older-format.ts";
import { unwrittenClass } from "./unwritten.ts";

/** These hold words of their own. */
const blocks = new Set([
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "section", "article", "aside", "blockquote", "li"],
  ...["dt", "dd", "figcaption", "caption", "th", "td", "summary"],
]);
/** These hold blocks. */
const frames = new Set([
  ...[
    "ul",
    "ol",
    "dl",
    "figure",
    "table",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "colgroup",
    "col",
    "details",
    "hr",
  ],
]);
/** Kept with all they hold: code and drawings say the same in each language. */
const whole = new Set(["pre", "picture", "iframe", "video"]);

type Place = { from: number; to: number };
type Start = Extract<HtmlPart, { kind: "start" }> & Place;

/**
 * The structure of a text, to be written in another language: headings, paragraphs, cells, items and captions are empty
 * and marked as unwritten, pictures lose their description; classes, addresses and code stay.
 */
export function structureOf(content: string): string {
  const html = olderFormatToHtml(content) ?? content;
  const result: string[] = [];
  /** The open blocks and frames; `index` is the place of a start tag in the result. */
  const open: { part: Start; index: number; isMarked: boolean }[] = [];
  let wholeDepth = 0;
  let isBare = false;

  function mark(): void {
    const inner = open.at(-1);
    if (!inner) {
      if (!isBare) result.push(`<p class="${unwrittenClass}"></p>`);
      isBare = true;
    } else if (blocks.has(inner.part.name) && !inner.isMarked) {
      inner.isMarked = true;
      result[inner.index] = marked(html, inner.part);
    }
  }

  for (const part of htmlParts(html)) {
    const source = html.slice(part.from, part.to);
    if (part.kind === "comment") continue;
    if (part.kind === "text") {
      if (wholeDepth > 0) result.push(source);
      else if (part.text.trim() !== "") mark();
      else if (!open.at(-1)?.isMarked) result.push(source);
      continue;
    }
    const { name } = part;
    if (whole.has(name)) wholeDepth += part.kind === "start" ? 1 : -1;
    if (wholeDepth > 0 || whole.has(name)) result.push(source);
    else if (name === "img") result.push(part.kind === "start" ? undescribed(html, part) : "");
    else if (blocks.has(name) || frames.has(name)) {
      isBare = false;
      if (part.kind === "start") open.push({ part, index: result.length, isMarked: false });
      else open.splice(open.findLastIndex((one) => one.part.name === name));
      result.push(source);
    }
  }
  return result.join("");
}

/** A start tag with the class of what is to be written. */
function marked(html: string, { name, attributes, places, from, to }: Start): string {
  const place = places.get("class");
  const before = attributes.get("class")?.replaceAll('"', "").trim();
  const written = `class="${before ? `${before} ` : ""}${unwrittenClass}"`;
  return place
    ? html.slice(from, place.from) + written + html.slice(place.to, to)
    : `${html.slice(from, from + 1 + name.length)} ${written}${html.slice(from + 1 + name.length, to)}`;
}

function undescribed(html: string, { places, from, to }: Start): string {
  const place = places.get("alt");
  return place ? `${html.slice(from, place.from)}alt=""${html.slice(place.to, to)}` : html.slice(from, to);
}
