import type { Language } from "../i18n/language-texts.ts";
import { olderFormatToHtml } from "./older-format.ts";

const token = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][a-z\d]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>|[^<]+|</gi;

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
const withoutEnd = new Set(["img", "hr", "br", "source"]);

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
  for (const [text, tag] of html.matchAll(token)) {
    const name = tag?.toLowerCase() ?? null;
    const isEnd = text.startsWith("</");
    if (whole) {
      result += text;
      if (name === whole.name) whole.depth += isEnd ? -1 : 1;
      if (whole.depth === 0) whole = null;
    } else if (heading !== null) {
      result += text;
      if (isEnd && name === heading) heading = null;
    } else if (name !== null && !isEnd && (kept.has(name) || pictures.has(name))) {
      result += text;
      if (!withoutEnd.has(name)) whole = { name, depth: 1 };
    } else if (name !== null && headings.has(name)) {
      result += isEnd ? text : `${text}${mark}`;
      if (!isEnd) heading = name;
    } else if (name !== null && blocks.has(name)) {
      result += text;
      isFilled = false;
    } else if (name === null && text.trim() === "") {
      if (!isFilled) result += text;
    } else if (name === null && !text.startsWith("<!--") && !isFilled) {
      result += toFill;
      isFilled = true;
    }
  }
  return result;
}
