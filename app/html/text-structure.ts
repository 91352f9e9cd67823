import type { Language } from "../i18n/language-texts.ts";
import { htmlParts } from "./html-parts.ts";
import { olderFormatToHtml } from "./older-format.ts";

/** Kept byte for byte, with all they hold. */
const kept = new Set([
  "table",
  "ul",
  "ol",
  "dl",
  "figure",
  "picture",
  "pre",
  "details",
  "iframe",
  "video",
  "hr",
]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
/** These hold paragraphs, or are one. */
const blocks = new Set(["p", "div", "section", "article", "blockquote", "aside"]);
const pictures = new Set(["img", "picture"]);

/** What stands for a text to be written. */
const toFill = "…";

/**
 * The structure of a text in another language, to be filled: tables, lists and pictures stay as they are, a heading
 * says in which language it still is ("[NL] …"), and a paragraph is "…".
 */
export function structureOf(content: string, language: Language): string {
  const html = olderFormatToHtml(content) ?? content;
  const mark = `[${language.toUpperCase()}] `;
  let result = "";
  let isFilled = false;
  let heading: string | null = null;
  let whole: { name: string; depth: number } | null = null;
  let read = 0;
  for (const part of htmlParts(html)) {
    const source = html.slice(read, part.to);
    read = part.to;
    const name = part.kind === "start" || part.kind === "end" ? part.name : null;
    const isEnd = part.kind === "end";
    if (whole) {
      result += source;
      if (name === whole.name) whole.depth += isEnd ? -1 : 1;
      if (whole.depth === 0) whole = null;
    } else if (heading !== null) {
      result += source;
      if (isEnd && name === heading) heading = null;
    } else if (name !== null && !isEnd && (kept.has(name) || pictures.has(name))) {
      result += source;
      whole = { name, depth: 1 };
    } else if (name !== null && headings.has(name)) {
      result += isEnd ? source : `${source}${mark}`;
      if (!isEnd) heading = name;
    } else if (name !== null && blocks.has(name)) {
      result += source;
      isFilled = false;
    } else if (part.kind === "text" && part.text.trim() === "") {
      if (!isFilled) result += source;
    } else if (part.kind === "text" && !isFilled) {
      result += toFill;
      isFilled = true;
    }
  }
  return result;
}
