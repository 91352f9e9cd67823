import { decodeReferences } from "./character-references.ts";

const blockTag =
  /<\/?(?:p|h[1-6]|div|ul|ol|li|dl|dt|dd|table|caption|tr|th|td|blockquote|pre|figure|figcaption|br|hr|details|summary|img)\b[^<>]*>/gi;
const anyTag = /<\/?[a-z!][^<>]*>/gi;

/** The text of sanitised HTML on one line, with decoded references; truncated to `maximum` characters at a word. */
export function plainText(html: string, maximum = Number.POSITIVE_INFINITY): string {
  const words = html.replace(blockTag, " ").replace(anyTag, "");
  const text = decodeReferences(words).replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
  return cutAtWord(text, maximum);
}

/** Truncates a line to `maximum` characters at a word, with "…". */
export function cutAtWord(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const room = text.slice(0, Math.max(0, maximum - 1));
  const isBetweenWords = text[room.length] === " ";
  const end = isBetweenWords ? room.length : room.lastIndexOf(" ");
  const words = (end > 0 ? room.slice(0, end) : room).replace(/[\s,;:(–-]+$|\p{Surrogate}$/u, "");
  return `${words}…`;
}
