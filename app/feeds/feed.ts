import { href } from "react-router";
import { type FeedArticle, listLatestArticles } from "../data/articles/feeds.ts";
import type { Database } from "../data/database.ts";
import { withMainFiles } from "../data/media/html-pictures.ts";
import type { LibraryPictures } from "../data/media/pictures.ts";
import { findPictures } from "../data/media/shown-picture.ts";
import type { ShownTag } from "../data/tags/shown-tag.ts";
import { getTag } from "../data/tags/tags.ts";
import { withAbsoluteAddresses } from "../html/absolute-addresses.ts";
import { articleHtml } from "../html/article-html.server.ts";
import { address } from "../i18n/addresses.ts";
import { authorName } from "../i18n/author-name.ts";
import { firmOf } from "../i18n/firm.ts";
import { isoTime } from "../i18n/iso-time.ts";
import { type Language, type Translate, translator } from "../i18n/language-texts.ts";
import type { ChangedTexts } from "../i18n/site-texts.ts";
import { commonTexts } from "../i18n/texts/common.en.ts";
import { feedTexts } from "../i18n/texts/feeds.en.ts";
import { insightsTexts } from "../i18n/texts/insights.en.ts";
import { site } from "../site.ts";
import { feedPath, feedTitle } from "./feed-paths.ts";

const founding = `${site.copyrightYear}-01-01T00:00:00.000Z`;

/** The content of a feed in any format; addresses are absolute, times ISO 8601. */
export type Feed = {
  language: Language;
  title: string;
  description: string;
  /** The firm's name. */
  author: string;
  /** The HTML page of the same list. */
  url: string;
  urls: { rss: string; atom: string };
  /** The last change of its articles; the firm's founding without articles. */
  updatedAt: string;
  entries: FeedEntry[];
};

export type FeedEntry = {
  /** A permanent id that survives a new slug (RFC 4151). */
  id: string;
  url: string;
  title: string;
  author: string;
  summary: string | null;
  /** Sanitised. */
  html: string;
  tags: readonly string[];
  /** Null when what is stored is no date. */
  publishedAt: string | null;
  updatedAt: string;
};

/** The feed of a language, or of a tag; null when the tag does not exist. */
export async function readFeed(
  db: Database,
  origin: string,
  language: Language,
  tagSlug: string | null,
  changed: ChangedTexts = {},
): Promise<Feed | null> {
  const tag = tagSlug === null ? null : await getTag(db, tagSlug, language);
  if (tagSlug !== null && !tag) return null;
  const articles = await listLatestArticles(db, language, tag?.id ?? null);
  const pictures = await findPictures(
    db,
    articles.map(({ content }) => content),
  );
  const t = translator(insightsTexts, language, changed);
  const entries = articles.map((article) => entryOf(origin, language, article, pictures, t));
  return feedOf(origin, language, tag, entries, changed);
}

function feedOf(
  origin: string,
  language: Language,
  tag: ShownTag | null,
  entries: FeedEntry[],
  changed: ChangedTexts,
): Feed {
  const list = tag ? href("/insights/tag/:slug", { slug: tag.slug }) : href("/insights");
  return {
    language,
    title: feedTitle(translator(commonTexts, language, changed), tag?.name),
    description: tag
      ? translator(feedTexts, language, changed)("tag.meta.description", { tag: tag.name })
      : translator(insightsTexts, language, changed)("insights.meta.description"),
    author: firmOf(changed).name,
    url: origin + address(language, list),
    urls: {
      rss: origin + feedPath("rss", language, tag?.slug),
      atom: origin + feedPath("atom", language, tag?.slug),
    },
    updatedAt: entries.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), founding),
    entries,
  };
}

function entryOf(
  origin: string,
  language: Language,
  article: FeedArticle,
  pictures: LibraryPictures,
  t: Translate<keyof (typeof insightsTexts)["nl"]>,
): FeedEntry {
  const html = withMainFiles(articleHtml(article.content), pictures, language);
  const url = origin + address(language, href("/insights/:slug", { slug: article.slug }));
  const publishedAt = isoTime(article.publishedAt);
  return {
    id: `tag:${new URL(origin).hostname},${site.copyrightYear}:article/${article.id}/${language}`,
    url,
    title: article.title,
    author: authorName(article.author, t),
    summary: article.excerpt,
    html: withAbsoluteAddresses(html, url),
    tags: article.tags.map(({ name }) => name),
    publishedAt,
    // Atom asks for one of each entry.
    updatedAt: isoTime(article.updatedAt) ?? publishedAt ?? founding,
  };
}
