import type { ArticleForm } from "../../../../app/data/articles/article-form.ts";
import { htmlTokens } from "../../../../app/html/html-tokens.ts";

/**
 * What a browser would fetch from other sites to show the article. In such an address, an assistant that follows a
 * stranger's words could carry away what it read, as soon as a person opens the draft.
 */
export function foreignSources({ imageUrl, content }: ArticleForm, siteUrl: URL): string[] {
  const sources = [imageUrl, ...sourcesIn(content.nl), ...sourcesIn(content.en)];
  return sources.filter((source) => isForeign(source, siteUrl));
}

function* sourcesIn(html: string): Generator<string> {
  for (const token of htmlTokens(html)) {
    if (token.kind !== "start") continue;
    for (const [name, value] of token.attributes) if (!isWords(token.name, name)) yield value;
  }
}

/** Whether the attribute is shown or followed by a click, but not fetched. */
function isWords(tag: string, attribute: string): boolean {
  return ["alt", "title", "cite"].includes(attribute) || (tag === "a" && attribute === "href");
}

function isForeign(source: string, { origin }: URL): boolean {
  // Browsers ignore control characters and white space in addresses.
  const address = source.replace(/[\p{Cc}\s]/gu, "").replaceAll(`${origin}/`, "/");
  return !/^data:image\//i.test(address) && /https?:|[\\/]{2}/i.test(address);
}
