import type { Language } from "../i18n/language-texts.ts";
import { type Database, expectData } from "./database.ts";

/** How many articles a feed has. */
export const articlesPerFeed = 20;

/** An article as a feed tells it; times as the database writes them. */
export type FeedArticle = {
  id: string;
  slug: string;
  author: string;
  title: string;
  excerpt: string | null;
  /** As it was written: not safe for a page yet. */
  content: string;
  tags: { name: string; slug: string }[];
  publishedAt: string;
  updatedAt: string;
};

/** Of how many articles those of a language are picked. */
const candidates = 200;

/** The articles of a language, or of those with a tag, that were published last. */
export async function listLatestArticles(
  db: Database,
  language: Language,
  tagId: string | null,
): Promise<FeedArticle[]> {
  const ids = await listLatestIds(db, language, tagId, articlesPerFeed);
  if (ids.length === 0) return [];
  const rows = expectData(
    await db
      .from("otm_blog_articles")
      .select(
        `id, slug, author, created_at, published_at, updated_at,
        otm_blog_article_content!inner(title, excerpt, content), otm_blog_tags(id, name, slug)`,
      )
      .in("id", ids)
      .eq("published", true)
      .eq("otm_blog_article_content.language", language),
  );
  return rows.flatMap(feedArticle).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** How many articles llms.txt names in each language. */
const namedArticles = 100;

export type ArticleTitle = { slug: string; title: string; excerpt: string | null };

/** The articles of a language that were published last, by name. */
export async function listLatestTitles(db: Database, language: Language): Promise<ArticleTitle[]> {
  const ids = await listLatestIds(db, language, null, namedArticles);
  if (ids.length === 0) return [];
  const rows = expectData(
    await db
      .from("otm_blog_articles")
      .select("id, slug, otm_blog_article_content!inner(title, excerpt)")
      .in("id", ids)
      .eq("published", true)
      .eq("otm_blog_article_content.language", language),
  );
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .flatMap(({ slug, otm_blog_article_content: texts }) => texts.map((text) => ({ slug, ...text })));
}

/**
 * The articles published last that have a text in this language. Those without one are read too, so that what was
 * made of this list is known to depend on them: they may get one. Where the language is rare, it is asked for alone.
 */
async function listLatestIds(
  db: Database,
  language: Language,
  tagId: string | null,
  wanted: number,
): Promise<string[]> {
  const rows = expectData(await askForLatest(db, "otm_blog_article_content(language)", tagId, candidates));
  const found = rows.filter(({ otm_blog_article_content: texts }) =>
    texts.some((text) => text.language === language),
  );
  if (found.length >= wanted || rows.length < candidates) return found.slice(0, wanted).map(({ id }) => id);
  const rare = askForLatest(db, "otm_blog_article_content!inner(language)", tagId, wanted);
  return expectData(await rare.eq("otm_blog_article_content.language", language)).map(({ id }) => id);
}

/** Published articles, the last one first, with their languages as `texts` selects them. */
function askForLatest<
  Texts extends "otm_blog_article_content(language)" | "otm_blog_article_content!inner(language)",
>(db: Database, texts: Texts, tagId: string | null, limit: number) {
  const articles = db.from("otm_blog_articles");
  const chosen = tagId
    ? articles
        .select(`id, ${texts}, otm_blog_article_tags!inner(tag_id)`)
        .eq("otm_blog_article_tags.tag_id", tagId)
    : articles.select(`id, ${texts}`);
  return chosen
    .eq("published", true)
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
}

type FeedRow = Pick<FeedArticle, "id" | "slug" | "author"> & {
  created_at: string;
  published_at: string | null;
  updated_at: string;
  otm_blog_article_content: Pick<FeedArticle, "title" | "excerpt" | "content">[];
  otm_blog_tags: FeedArticle["tags"];
};

function feedArticle(row: FeedRow): FeedArticle[] {
  const { id, slug, author, otm_blog_tags: tags, updated_at: updatedAt } = row;
  const publishedAt = row.published_at ?? row.created_at;
  return row.otm_blog_article_content.map((variant) => ({
    ...{ id, slug, author, tags, publishedAt, updatedAt },
    ...variant,
  }));
}
