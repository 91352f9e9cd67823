import type { Language } from "../i18n/language-texts.ts";
import { articleCard, articlesPerPage, cardColumns } from "./articles.ts";
import { type Database, expectData } from "./database.ts";

/** The published articles with a tag that one page shows, newest first, and how many there are in all. */
export async function listTaggedArticles(db: Database, tagId: string, language: Language, page: number) {
  const first = (page - 1) * articlesPerPage;
  const answer = await db
    .from("otm_blog_articles")
    .select(`${cardColumns}, otm_blog_article_tags!inner(tag_id)`, { count: "exact" })
    .eq("published", true)
    .eq("otm_blog_article_tags.tag_id", tagId)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .range(first, first + articlesPerPage - 1);
  // A page beyond the last one is not a failure: PostgREST says so with 416.
  if (answer.error?.code === "PGRST103") return { cards: [], total: null };
  const rows = expectData(answer);
  return { cards: rows.map((row) => articleCard(row, language)), total: answer.count ?? rows.length };
}
