import type { Database } from "../database.ts";

/** The slug and status of the article with this id; null without one or when the query fails. */
export async function findArticleAddress(
  db: Database,
  id: string,
): Promise<{ slug: string; published: boolean } | null> {
  const { data, error } = await db
    .from("otm_blog_articles")
    .select("slug, published")
    .eq("id", id)
    .maybeSingle();
  if (error) console.error("The place of an article was not found:", error.message);
  return data;
}
