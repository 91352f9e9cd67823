import { type Article, type ArticleCard, getPublishedArticle } from "../../../data/articles/articles.ts";
import type { Database } from "../../../data/database.ts";
import { withLibraryPictures } from "../../../data/media/html-pictures.ts";
import { findPictures, type WithPicture, withPicture } from "../../../data/media/shown-picture.ts";
import { articleHtml } from "../../../html/article-html.server.ts";
import { plainText } from "../../../html/plain-text.ts";
import { withPrintedAddresses } from "../../../html/printed-addresses.ts";
import { readableHtml } from "../../../html/readable-html.ts";
import type { Language } from "../../../i18n/language-texts.ts";

const descriptionLength = 180;

/** An article with sanitised HTML and a description. */
export type ReadableArticle = Article & { description: string };

/** The same with the library's pictures. */
export type IllustratedArticle = WithPicture<ReadableArticle>;

/** The published article with this slug; null without one. */
export async function readArticle(
  db: Database,
  slug: string,
  language: Language,
): Promise<ReadableArticle | null> {
  const article = await getPublishedArticle(db, slug, language);
  return article && readable(article, language);
}

/** The article with sanitised HTML and a description. */
export function readable(article: Article, language: Language): ReadableArticle {
  const content = readableHtml(articleHtml(article.content), language);
  return { ...article, content, description: describe(article, content) };
}

/**
 * An article and its related ones with the library's pictures, by one query.
 *
 * @param origin of the site, of which paper shows addresses
 */
export async function illustrate(
  db: Database,
  origin: string,
  article: ReadableArticle,
  related: readonly ArticleCard[] = [],
): Promise<{ article: IllustratedArticle; related: WithPicture<ArticleCard>[] }> {
  const pictures = await findPictures(db, [
    article.content,
    ...[article, ...related].map(({ imageUrl }) => imageUrl),
  ]);
  const content = withPrintedAddresses(
    withLibraryPictures(article.content, pictures, article.language),
    origin,
  );
  return {
    article: withPicture({ ...article, content }, pictures),
    related: related.map((card) => withPicture(card, pictures)),
  };
}

/** The meta description, else the excerpt, else the beginning of the text. */
function describe(article: Article, content: string): string {
  return article.metaDescription || article.excerpt || plainText(content, descriptionLength);
}
