import { panelTitle } from "../articles/admin-articles.ts";
import { type Database, throwIfFailed } from "../database.ts";
import { type HomepageEntry, markShown, orderAfter } from "./entries.ts";
import { featuredLimit } from "./homepage.ts";

type TitleRow = { language: string; title: string };

type FeaturedRow = {
  id: string;
  article_id: string;
  display_order: number;
  otm_blog_articles: { slug: string; published: boolean; otm_blog_article_content: TitleRow[] };
};

/** The featured articles in order, drafts too. Throws when the query fails. */
export async function listFeatured(db: Database): Promise<HomepageEntry[]> {
  const { data, error } = await db.functions.invoke<FeaturedRow[]>("get-homepage-featured-articles");
  if (error) throw error;
  const entries = (data ?? []).map(({ otm_blog_articles: article, ...row }) => ({
    id: row.id,
    subjectId: row.article_id,
    order: row.display_order,
    slug: article.slug,
    title: panelTitle(article.otm_blog_article_content),
    isPublished: article.published,
  }));
  return markShown(entries, featuredLimit);
}

/** Features an article at the end. Throws when that fails. */
export async function featureArticle(
  db: Database,
  articleId: string,
  featured: readonly HomepageEntry[],
): Promise<void> {
  await feature(db, articleId, orderAfter(featured));
}

async function feature(db: Database, articleId: string, order: number): Promise<void> {
  const row = { article_id: articleId, display_order: order };
  throwIfFailed(await db.from("otm_homepage_featured_articles").insert(row));
}

/** Swaps a featured article with its neighbour. Throws when that fails. */
export async function moveFeaturedArticle(db: Database, id: string, direction: "up" | "down"): Promise<void> {
  throwIfFailed(await db.rpc("move_featured_article", { _id: id, _direction: direction }));
}

export async function unfeatureArticle(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_homepage_featured_articles").delete().eq("id", id));
}

/** Features an article again where it was. Throws when that fails. */
export async function featureAgain(db: Database, { subjectId, order }: HomepageEntry): Promise<void> {
  await feature(db, subjectId, order);
}
