import { escapeText } from "../html/older-format.ts";

/** An element with a text as plain HTML; nothing without words. */
export function plain(tag: string, text: string): string {
  return text.trim() === "" ? "" : `<${tag}>${escapeText(text.trim())}</${tag}>`;
}

/** A list with items of HTML; nothing without any. */
export function plainList(items: readonly string[], tag: "ul" | "ol" = "ul"): string {
  const written = items.filter((item) => item !== "");
  return written.length === 0 ? "" : `<${tag}>${written.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}
