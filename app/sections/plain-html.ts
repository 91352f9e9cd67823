import { linkAddress } from "../html/safe-address.ts";

/** An element with a text as plain HTML; nothing without words. */
export function plain(tag: string, text: string): string {
  return text.trim() === "" ? "" : `<${tag}>${escaped(text.trim())}</${tag}>`;
}

/** A list with items of HTML; nothing without any. */
export function plainList(items: readonly string[], tag: "ul" | "ol" = "ul"): string {
  const written = items.filter((item) => item !== "");
  return written.length === 0 ? "" : `<${tag}>${written.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}

/** A text of several lines: a paragraph for each. */
export function plainLines(text: string): string {
  return text
    .split("\n")
    .map((line) => plain("p", line))
    .join("");
}

/** A heading with what stands under it, one level below the section's title where that has words. */
export function plainItem(sectionTitle: string, heading: string, html: string): string {
  return plain(sectionTitle.trim() === "" ? "h2" : "h3", heading) + html;
}

/** A link in a paragraph; nothing where a page shows none. */
export function plainLink(text: string, to: string): string {
  const target = linkAddress(to);
  if (text.trim() === "" || target === null) return "";
  return `<p><a href="${escaped(target).replaceAll('"', "&quot;")}">${escaped(text.trim())}</a></p>`;
}

/** A row of a table, its first cell as the heading of the row; nothing without words. */
export function plainRow([first = "", ...others]: readonly string[]): string {
  if ([first, ...others].every((cell) => cell.trim() === "")) return "";
  return `<tr><th>${escaped(first)}</th>${others.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
}

/** As it was written: a character reference in a plain text is no reference. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
