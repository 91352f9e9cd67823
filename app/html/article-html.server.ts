import { LRUCache } from "lru-cache";
import { cleanHtml } from "./clean.server.ts";
import { olderFormatToHtml } from "./older-format.ts";

/** A cache of sanitised articles by source, limited in characters: sanitising takes a tenth of a page's render time. */
const cache = new LRUCache<string, string>({
  maxSize: 4_000_000,
  maxEntrySize: 400_000,
  sizeCalculation: (html, content) => html.length + content.length + 1,
});

/** The sanitised HTML of an article's content, which is HTML or the older plain format. */
export function articleHtml(content: string): string {
  const cached = cache.get(content);
  if (cached !== undefined) return cached;
  const html = cleanHtml(olderFormatToHtml(content) ?? content);
  cache.set(content, html);
  return html;
}
