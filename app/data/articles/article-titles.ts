import { type Database, expectData } from "../database.ts";
import { panelTitle } from "./admin-articles.ts";

/** An article, or a page, with its title in the panel's language, else in the other one, else null. */
export type Titled = { id: string; slug: string; title: string | null };

/** Newest first; `isAll` when the list is complete. */
export type Titles = { entries: readonly Titled[]; isAll: boolean };

/** The number of articles in a list; a search finds the rest. */
const titlesAtOnce = 100;

const columns = "id, slug, otm_blog_article_content(language, title)" as const;

/** The newest published articles, or the newest others. Throws when the query fails. */
export async function listNewestTitles(db: Database, published = true): Promise<Titles> {
  return offered(
    expectData(
      await db
        .from("otm_blog_articles")
        .select(columns)
        .eq("published", published)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(titlesAtOnce + 1),
    ),
  );
}

/** The newest published articles of a search. Throws when the query fails. */
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

/** The published ones of these articles, unordered. Throws when the query fails. */
export async function getTitles(db: Database, ids: readonly string[]): Promise<readonly Titled[]> {
  if (ids.length === 0) return [];
  const query = db.from("otm_blog_articles").select(columns).eq("published", true);
  return expectData(await query.in("id", ids)).map(titled);
}

type TitleRow = { id: string; slug: string; otm_blog_article_content: { language: string; title: string }[] };

function offered(rows: readonly TitleRow[]): Titles {
  return { entries: rows.slice(0, titlesAtOnce).map(titled), isAll: rows.length <= titlesAtOnce };
}

function titled(row: TitleRow): Titled {
  return { id: row.id, slug: row.slug, title: panelTitle(row.otm_blog_article_content) };
}
