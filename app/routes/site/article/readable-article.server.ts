import { type Article, getArticle, getPublishedArticle } from "../../../data/articles/articles.ts";
import type { Database } from "../../../data/database.ts";
import { articleHtml } from "../../../html/article-html.server.ts";
import { plainText } from "../../../html/plain-text.ts";
import { withScrollingTables } from "../../../html/scrolling-tables.ts";
import type { Language } from "../../../i18n/language-texts.ts";

const descriptionLength = 180;

/** An article with sanitised HTML and a description. */
export type ReadableArticle = Article & { description: string };

/** The published article with this slug; null without one. */
export async function readArticle(
  db: Database,
  slug: string,
  language: Language,
): Promise<ReadableArticle | null> {
  const article = await getPublishedArticle(db, slug, language);
  return article && readable(article, language);
}

/** The same for drafts too, as far as row-level security allows. */
export async function readDraft(
  db: Database,
  slug: string,
  language: Language,
): Promise<ReadableArticle | null> {
  const article = await getArticle(db, slug, language);
  return article && readable(article, language);
}

function readable(article: Article, language: Language): ReadableArticle {
  const content = withScrollingTables(articleHtml(article.content), language);
  return { ...article, content, description: describe(article, content) };
}

/** The meta description, else the excerpt, else the beginning of the text. */
function describe(article: Article, content: string): string {
  return article.metaDescription || article.excerpt || plainText(content, descriptionLength);
}
