import { href } from "react-router";
import type { MappedPage } from "../data/site-map.ts";
import { address } from "../i18n/addresses.ts";
import { isoTime } from "../i18n/iso-time.ts";
import { type Language, languages } from "../i18n/language-texts.ts";
import { element, type XmlElement, xmlDocument } from "./xml.ts";

/** Above this many addresses the sitemap is an index and its parts. */
export const addressesPerPart = 5_000;

/** The fixed pages, with texts in both languages. */
export function ownPages(): MappedPage[] {
  const inBoth = [href("/"), href("/contact"), href("/insights"), href("/search"), href("/privacy")];
  return [
    ...inBoth.map((path) => ({ path, languages, updatedAt: null })),
    { path: href("/terms"), languages: ["nl"], updatedAt: null },
  ];
}

export function countAddresses(pages: readonly MappedPage[]): number {
  return pages.reduce((sum, page) => sum + page.languages.length, 0);
}

/**
 * The sitemap of these pages (https://www.sitemaps.org/protocol.html), each with the addresses of its translations
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). `origin` has no slash at
 * its end.
 */
export function sitemapDocument(origin: string, pages: readonly MappedPage[]): string {
  const namespaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  };
  return xmlDocument(element("urlset", namespaces, ...pages.flatMap((page) => urls(origin, page))));
}

function urls(origin: string, { path, languages: available, updatedAt }: MappedPage): XmlElement[] {
  const url = (language: Language) => origin + address(language, path);
  const main = available.includes("nl") ? "nl" : (available[0] ?? "nl");
  const alternate = (hreflang: string, target: string) =>
    element("xhtml:link", { rel: "alternate", hreflang, href: target });
  const alternates = [
    ...available.map((language) => alternate(language, url(language))),
    alternate("x-default", url(main)),
  ];
  const lastModified = updatedAt === null ? null : isoTime(updatedAt);
  const changed = lastModified === null ? [] : [element("lastmod", {}, lastModified)];
  return available.map((language) =>
    element("url", {}, element("loc", {}, url(language)), ...changed, ...alternates),
  );
}

/** The index of a sitemap in parts; `names` as `/sitemap/:part` has them. */
export function sitemapIndexDocument(origin: string, names: readonly string[]): string {
  const parts = names.map((part) =>
    element("sitemap", {}, element("loc", {}, origin + href("/sitemap/:part", { part: `${part}.xml` }))),
  );
  return xmlDocument(
    element("sitemapindex", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, ...parts),
  );
}
