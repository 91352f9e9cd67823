import { htmlParts } from "./html-parts.ts";

const blocks = new Set([
  ...[
    "p",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "div",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "blockquote",
    "pre",
  ],
  ...["table", "caption", "tr", "th", "td", "figure", "figcaption", "br", "hr", "details", "summary", "img"],
]);

/** Whether an element begins a line of text. */
export function isBlock(name: string): boolean {
  return blocks.has(name);
}

/** The text of HTML on one line, with decoded references; truncated to `maximum` characters at a word. */
export function plainText(html: string, maximum = Number.POSITIVE_INFINITY): string {
  return cutAtWord(linesIn(html).join(" "), maximum);
}

/** The text of each block of HTML, with decoded references; of those that have one. */
export function linesIn(html: string): string[] {
  const words = htmlParts(html).map((part) => {
    if (part.kind === "text") return part.text.replace(/\s+/g, " ");
    return part.kind !== "comment" && isBlock(part.name) ? "\n" : "";
  });
  const lines = words.join("").replaceAll("\u00AD", "").split("\n");
  return lines.map((line) => line.replace(/ +/g, " ").trim()).filter((line) => line !== "");
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
