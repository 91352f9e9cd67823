import { element, xmlDocument } from "../seo/xml.ts";
import type { Feed, FeedEntry } from "./feed.ts";

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
};

/** A feed as RSS 2.0 with full texts (https://www.rssboard.org/rss-specification, and -profile). */
export function rssDocument(feed: Feed): string {
  return xmlDocument(
    element(
      "rss",
      { version: "2.0", ...namespaces },
      element(
        "channel",
        {},
        element("title", {}, feed.title),
        element("link", {}, feed.url),
        element("description", {}, feed.description),
        element("language", {}, feed.language),
        element("lastBuildDate", {}, rfc822(feed.updatedAt)),
        element("atom:link", { rel: "self", type: "application/rss+xml", href: feed.urls.rss }),
        ...feed.entries.map(item),
      ),
    ),
  );
}

function item(entry: FeedEntry) {
  return element(
    "item",
    {},
    element("title", {}, entry.title),
    element("link", {}, entry.url),
    element("guid", { isPermaLink: "false" }, entry.id),
    ...(entry.publishedAt ? [element("pubDate", {}, rfc822(entry.publishedAt))] : []),
    element("dc:creator", {}, entry.author),
    ...entry.tags.map((tag) => element("category", {}, tag)),
    ...(entry.summary ? [element("description", {}, escapeHtml(entry.summary))] : []),
    element("content:encoded", {}, entry.html),
  );
}

/** Feed readers render a description as HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function rfc822(time: string): string {
  return new Date(time).toUTCString();
}
