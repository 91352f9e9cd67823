import type { Language } from "../i18n/language-texts.ts";
import { type ArticleCard, articleCard, articlesPerPage, cardColumns } from "./articles.ts";
import { type Database, expectData } from "./database.ts";

/** The published articles with a tag that one page shows, newest first, and how many there are in all. */
export async function listTaggedArticles(
  db: Database,
  tagId: string,
  language: Language,
  page: number,
): Promise<{ cards: ArticleCard[]; total: number }> {
  const place = { _tag_id: tagId, _page: page, _size: articlesPerPage };
  const found = db.rpc("find_tagged_articles", place, { get: true });
  const { total, articles } = expectData(await found.single());
  if (articles.length === 0) return { cards: [], total };
  const rows = expectData(await db.from("otm_blog_articles").select(cardColumns).in("id", articles));
  const placeOf = (id: string) => articles.indexOf(id);
  const newestFirst = rows.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
  return { cards: newestFirst.map((row) => articleCard(row, language)), total };
}
