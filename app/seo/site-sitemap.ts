import { href } from "react-router";
import type { Database } from "../data/database.ts";
import {
  countPublishedArticles,
  listMappedArticles,
  listMappedPages,
  type MappedPage,
} from "../data/site-map.ts";
import { address } from "../i18n/addresses.ts";
import { languages } from "../i18n/language-texts.ts";
import {
  addressesPerPart,
  countAddresses,
  ownPages,
  sitemapDocument,
  sitemapIndexDocument,
} from "./sitemap.ts";

/** The sitemap of the site: of all its pages, or the index of its parts when these have more addresses than the limit. */
export async function writeSitemap(db: Database, origin: string, limit = addressesPerPart): Promise<string> {
  const [articles, others] = await Promise.all([countPublishedArticles(db), listOtherPages(db)]);
  if (articles <= limit) {
    const pages = [...others, ...(await listArticlePages(db, 0, articles))];
    if (countAddresses(pages) <= limit) return sitemapDocument(origin, pages);
  }
  return sitemapIndexDocument(origin, [
    ...partNames("pages", others.length, limit),
    ...partNames("articles", articles, limit),
  ]);
}

/** The part of the sitemap with this name, as the index has it: `pages-1` or `articles-1`; null if there is none. */
export async function writeSitemapPart(
  db: Database,
  origin: string,
  name: string,
  limit = addressesPerPart,
): Promise<string | null> {
  const [, kind, digits] = /^(pages|articles)-([1-9]\d{0,5})$/.exec(name) ?? [];
  if (!kind) return null;
  const size = pagesPerPart(limit);
  const from = (Number(digits) - 1) * size;
  const pages =
    kind === "pages"
      ? (await listOtherPages(db)).slice(from, from + size)
      : await listArticlePages(db, from, size);
  return pages.length > 0 ? sitemapDocument(origin, pages) : null;
}

/**
 * The paths of the public pages in both languages, those of articles last and the newest first: also of what the sitemap
 * leaves out, such as older layouts. Without further pages of lists.
 */
export async function listPublicPaths(db: Database): Promise<string[]> {
  const articles = await listArticlePages(db, 0, await countPublishedArticles(db));
  const newest = articles.toReversed().map(({ path }) => path);
  const others = (await listOtherPages(db)).map(({ path }) => path);
  return publicAddresses([...others, ...unlisted, ...newest]);
}

/** The pages that the sitemap leaves out, or has only when there is something on them. */
const unlisted = [
  href("/cases"),
  href("/services"),
  href("/blog"),
  href("/table-showcase"),
  href("/link-expired"),
  href("/404"),
];

/** Dutch paths in both languages; those of articles also in their older layout. */
export function publicAddresses(paths: readonly string[]): string[] {
  const older = paths.filter((path) => /^\/insights\/[^/]+$/.test(path));
  const all = [...paths, ...older.map((path) => path.replace(href("/insights"), href("/blog")))];
  return [...new Set(all)].flatMap((path) => languages.map((language) => address(language, path)));
}

/** So many pages have no more addresses than a part may list. */
function pagesPerPart(limit: number): number {
  return limit / languages.length;
}

function partNames(kind: string, pages: number, limit: number): string[] {
  return Array.from({ length: Math.ceil(pages / pagesPerPart(limit)) }, (_, index) => `${kind}-${index + 1}`);
}

async function listArticlePages(db: Database, from: number, count: number): Promise<MappedPage[]> {
  return count === 0 ? [] : listMappedArticles(db, from, count);
}

async function listOtherPages(db: Database): Promise<MappedPage[]> {
  return [...ownPages(), ...(await listMappedPages(db))];
}
