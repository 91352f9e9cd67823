import { type Database, expectData } from "../database.ts";
import { panelTitle } from "./admin-articles.ts";

/** A published article by its title in the panel: English, else Dutch, else null. */
export type TitledArticle = { id: string; slug: string; title: string | null };

/** Published articles to choose from, newest first; `isAll` where there are no others. */
export type Titles = { articles: readonly TitledArticle[]; isAll: boolean };

/** How many articles are offered at once: what more there are, a search finds. */
const titlesAtOnce = 100;

const columns = "id, slug, otm_blog_article_content(language, title)" as const;

/** The newest published articles. Throws when they could not be read. */
export async function listNewestTitles(db: Database): Promise<Titles> {
  return offered(
    expectData(
      await db
        .from("otm_blog_articles")
        .select(columns)
        .eq("published", true)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(titlesAtOnce + 1),
    ),
  );
}

/** The newest published articles that a search finds. Throws when they could not be read. */
export async function searchTitles(db: Database, search: string): Promise<Titles> {
  return offered(
    expectData(
      await db
        .rpc("filter_articles", { _search: search, _published: true, _limit: titlesAtOnce + 1 })
        .select(columns)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false }),
    ),
  );
}

/** Those of these articles that are published, in any order. Throws when they could not be read. */
export async function getTitles(db: Database, ids: readonly string[]): Promise<readonly TitledArticle[]> {
  if (ids.length === 0) return [];
  const asked = db.from("otm_blog_articles").select(columns).eq("published", true);
  return expectData(await asked.in("id", ids)).map(titled);
}

type TitleRow = { id: string; slug: string; otm_blog_article_content: { language: string; title: string }[] };

function offered(rows: readonly TitleRow[]): Titles {
  return { articles: rows.slice(0, titlesAtOnce).map(titled), isAll: rows.length <= titlesAtOnce };
}

function titled(row: TitleRow): TitledArticle {
  return { id: row.id, slug: row.slug, title: panelTitle(row.otm_blog_article_content) };
}
