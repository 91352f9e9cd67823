import { type Database, expectData } from "../database.ts";
import { panelTitle } from "./admin-articles.ts";
import type { ArticleFilter } from "./article-filter.ts";

/** An article in a line, with its title in the panel's language, else in the other one, else null. */
export type ShortArticle = {
  id: string;
  title: string | null;
  author: string;
  isPublished: boolean;
  updatedAt: string;
};

const columns = `id, author, isPublished:published, updatedAt:updated_at,
  texts:otm_blog_article_content(language, title)` as const;

/** The newest articles of a search or a state, at most so many. Throws when the query fails. */
export async function findArticles(
  db: Database,
  { search = "", state = null }: Partial<Pick<ArticleFilter, "search" | "state">>,
  most: number,
): Promise<ShortArticle[]> {
  const query = db
    .rpc("filter_articles", { _search: search, ...(state && { _state: state }), _limit: most })
    .select(columns)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false });
  return expectData(await query).map(shortArticle);
}

/** The drafts that were edited last, at most so many. Throws when the query fails. */
export async function listLastDrafts(db: Database, most: number): Promise<ShortArticle[]> {
  const query = db
    .from("otm_blog_articles")
    .select(columns)
    .eq("published", false)
    .order("updated_at", { ascending: false })
    .limit(most);
  return expectData(await query).map(shortArticle);
}

/** The date of the newest article that visitors read; null without one. Throws when the query fails. */
export async function getNewestPublication(db: Database): Promise<string | null> {
  const query = db
    .from("otm_blog_articles")
    .select("created_at")
    .eq("published", true)
    .order("created_at", { ascending: false })
    .limit(1);
  return expectData(await query)[0]?.created_at ?? null;
}

type ShortRow = Omit<ShortArticle, "title"> & { texts: { language: string; title: string }[] };

function shortArticle({ texts, ...article }: ShortRow): ShortArticle {
  return { ...article, title: panelTitle(texts) };
}
