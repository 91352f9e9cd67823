import { href } from "react-router";
import type { Database } from "../data/database.ts";
import {
  countPublishedArticles,
  listMappedArticles,
  listMappedDownloadPages,
  listMappedTags,
  type MappedRow,
} from "../data/site-map.ts";
import {
  addressesPerPart,
  articlesPerPart,
  countAddresses,
  ownPages,
  type SitemapPage,
  sitemapDocument,
  sitemapIndexDocument,
} from "./sitemap.ts";

/** The sitemap of the site: of all its pages, or the index of its parts when these are too many. */
export async function writeSitemap(db: Database, origin: string): Promise<string> {
  const [articles, others] = await Promise.all([countPublishedArticles(db), listOtherPages(db)]);
  if (articles <= addressesPerPart) {
    const pages = [...others, ...(await listArticlePages(db, 0, articles))];
    if (countAddresses(pages) <= addressesPerPart) return sitemapDocument(origin, pages);
  }
  const parts = Array.from({ length: partsOf(articles) }, (_, index) => `articles-${index + 1}`);
  return sitemapIndexDocument(origin, ["pages", ...parts]);
}

/** The part of the sitemap with this name, as the index has it: `pages` or `articles-1`; null if there is none. */
export async function writeSitemapPart(db: Database, origin: string, name: string): Promise<string | null> {
  if (name === "pages") return sitemapDocument(origin, await listOtherPages(db));
  const number = Number(/^articles-([1-9]\d{0,5})$/.exec(name)?.[1]);
  if (!number || number > partsOf(await countPublishedArticles(db))) return null;
  return sitemapDocument(origin, await listArticlePages(db, (number - 1) * articlesPerPart, articlesPerPart));
}

function partsOf(articles: number): number {
  return Math.ceil(articles / articlesPerPart);
}

async function listArticlePages(db: Database, from: number, count: number): Promise<SitemapPage[]> {
  if (count === 0) return [];
  const rows = await listMappedArticles(db, from, count);
  return rows.map((row) => page(href("/insights/:slug", { slug: row.slug }), row));
}

async function listOtherPages(db: Database): Promise<SitemapPage[]> {
  const [tags, downloads] = await Promise.all([listMappedTags(db), listMappedDownloadPages(db)]);
  return [
    ...ownPages,
    ...tags.map((row) => page(href("/insights/tag/:slug", { slug: row.slug }), row)),
    ...downloads.map((row) => page(href("/download/:slug", { slug: row.slug }), row)),
  ];
}

function page(path: string, { languages, updatedAt }: MappedRow): SitemapPage {
  return { path, languages, lastChange: updatedAt };
}
