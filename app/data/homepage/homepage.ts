import type { Language } from "../../i18n/language-texts.ts";
import { type ArticleCard, type ArticleCardRow, articleCard } from "../articles/articles.ts";
import type { Database } from "../database.ts";

/** The number of featured articles on the home page. */
export const featuredLimit = 3;

/** The number of cases on it. */
export const casesLimit = 3;

type FeaturedRow = { otm_blog_articles: (ArticleCardRow & { published: boolean }) | null };

/** The first three published featured articles. A failure is logged and gives none: the page omits the block. */
export async function listFeaturedArticles(db: Database, language: Language): Promise<ArticleCard[]> {
  const { data, error } = await db.functions.invoke<FeaturedRow[]>("get-homepage-featured-articles");
  if (error) {
    console.error("Featured articles could not be read:", error.message);
    return [];
  }
  return (data ?? [])
    .flatMap(({ otm_blog_articles: article }) => (article?.published ? [articleCard(article, language)] : []))
    .slice(0, featuredLimit);
}
