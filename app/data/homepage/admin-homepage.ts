import { panelTitle } from "../articles/admin-articles.ts";
import { type Database, throwIfFailed } from "../database.ts";
import { featuredLimit } from "./homepage.ts";

/** A place on the home page; `isShown` is false where visitors don't see it: a draft, or one beyond the limit. */
export type FeaturedArticle = {
  id: string;
  slug: string;
  /** As the panel names it. */
  title: string | null;
  articleId: string;
  order: number;
  isPublished: boolean;
  isShown: boolean;
};

type TitleRow = { language: string; title: string };

type FeaturedRow = {
  id: string;
  article_id: string;
  display_order: number;
  otm_blog_articles: { slug: string; published: boolean; otm_blog_article_content: TitleRow[] };
};

/** What is featured, in its order, drafts too. Throws when it could not be read. */
export async function listFeatured(db: Database): Promise<FeaturedArticle[]> {
  const { data, error } = await db.functions.invoke<FeaturedRow[]>("get-homepage-featured-articles");
  if (error) throw error;
  let published = 0;
  return (data ?? []).map(({ otm_blog_articles: article, ...row }) => ({
    id: row.id,
    articleId: row.article_id,
    order: row.display_order,
    slug: article.slug,
    title: panelTitle(article.otm_blog_article_content),
    isPublished: article.published,
    isShown: article.published && ++published <= featuredLimit,
  }));
}

/** Puts an article after all that are featured. Throws when it could not be stored. */
export async function featureArticle(
  db: Database,
  articleId: string,
  featured: readonly FeaturedArticle[],
): Promise<void> {
  const order = Math.max(0, ...featured.map((other) => other.order)) + 1;
  throwIfFailed(
    await db.from("otm_homepage_featured_articles").insert({ article_id: articleId, display_order: order }),
  );
}

/** Swaps a featured article with its neighbour. Throws when it could not be moved. */
export async function moveFeaturedArticle(db: Database, id: string, direction: "up" | "down"): Promise<void> {
  throwIfFailed(await db.rpc("move_featured_article", { _id: id, _direction: direction }));
}

/** Takes an article off the home page; the article stays. Throws when that failed. */
export async function unfeatureArticle(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_homepage_featured_articles").delete().eq("id", id));
}
