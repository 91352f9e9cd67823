import { element, xmlDocument } from "../seo/xml.ts";
import type { Feed, FeedEntry } from "./feed.ts";

/** A feed as Atom with full texts (RFC 4287). */
export function atomDocument(feed: Feed): string {
  return xmlDocument(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language },
      element("id", {}, feed.urls.atom),
      element("title", {}, feed.title),
      element("subtitle", {}, feed.description),
      element("updated", {}, feed.updatedAt),
      element("author", {}, element("name", {}, feed.author)),
      element("link", { rel: "self", type: "application/atom+xml", href: feed.urls.atom }),
      element("link", { rel: "alternate", type: "text/html", hreflang: feed.language, href: feed.url }),
      ...feed.entries.map(entryElement),
    ),
  );
}

function entryElement(entry: FeedEntry) {
  return element(
    "entry",
    {},
    element("id", {}, entry.id),
    element("title", {}, entry.title),
    element("link", { rel: "alternate", type: "text/html", href: entry.url }),
    ...(entry.publishedAt ? [element("published", {}, entry.publishedAt)] : []),
    element("updated", {}, entry.updatedAt),
    element("author", {}, element("name", {}, entry.author)),
    ...entry.tags.map((tag) => element("category", { term: tag })),
    ...(entry.summary ? [element("summary", {}, entry.summary)] : []),
    element("content", { type: "html" }, entry.html),
  );
}
