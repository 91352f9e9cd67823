import type { Language } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";
import { type NamedTag, type ShownTag, shownTag, tagNames } from "../tags/shown-tag.ts";

/** The number of articles in a feed, and of such long ones that more don't fit in one answer. */
const articlesPerFeed = 20;
const longArticlesPerFeed = 3;

/** An article of a feed; times as the database gives them. */
export type FeedArticle = {
  id: string;
  slug: string;
  author: string;
  title: string;
  excerpt: string | null;
  /** Not sanitised yet. */
  content: string;
  tags: ShownTag[];
  publishedAt: string;
  updatedAt: string;
};

/** The latest published articles of a language (and a tag). */
export async function listLatestArticles(
  db: Database,
  language: Language,
  tagId: string | null,
): Promise<FeedArticle[]> {
  const latest = (count: number) => latestArticles(db, language, tagId, count);
  const answer = await latest(articlesPerFeed);
  const fitting = answer.error?.code === "beyond_bounds" ? await latest(longArticlesPerFeed) : answer;
  return expectData(fitting).flatMap((row) => feedArticle(row, language));
}

function latestArticles(db: Database, language: Language, tagId: string | null, count: number) {
  const articles = db.from("otm_blog_articles");
  const columns = `id, slug, author, created_at, published_at, updated_at,
    otm_blog_article_content!inner(title, excerpt, content), otm_blog_tags(id, ${tagNames})` as const;
  const chosen = tagId
    ? articles
        .select(`${columns}, otm_blog_article_tags!inner(tag_id)`)
        .eq("otm_blog_article_tags.tag_id", tagId)
    : articles.select(columns);
  return chosen
    .eq("published", true)
    .eq("otm_blog_article_content.language", language)
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(count);
}

/** The number of articles per language in llms.txt. */
const namedArticles = 100;

export type ArticleTitle = { slug: string; title: string; excerpt: string | null };

/** The latest published articles of a language, by title. */
export async function listLatestTitles(db: Database, language: Language): Promise<ArticleTitle[]> {
  const latest = db
    .from("otm_blog_articles")
    .select("id, slug, otm_blog_article_content!inner(title, excerpt)")
    .eq("published", true)
    .eq("otm_blog_article_content.language", language)
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(namedArticles);
  return expectData(await latest).flatMap(({ slug, otm_blog_article_content: texts }) =>
    texts.map((text) => ({ slug, ...text })),
  );
}

type FeedRow = Pick<FeedArticle, "id" | "slug" | "author"> & {
  created_at: string;
  published_at: string | null;
  updated_at: string;
  otm_blog_article_content: Pick<FeedArticle, "title" | "excerpt" | "content">[];
  otm_blog_tags: NamedTag[];
};

function feedArticle(row: FeedRow, language: Language): FeedArticle[] {
  const { id, slug, author, updated_at: updatedAt } = row;
  const tags = row.otm_blog_tags.map((tag) => shownTag(tag, language));
  const publishedAt = row.published_at ?? row.created_at;
  return row.otm_blog_article_content.map((variant) => ({
    ...{ id, slug, author, tags, publishedAt, updatedAt },
    ...variant,
  }));
}
