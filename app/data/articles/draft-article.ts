import type { Language } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";
import type { ArticleDocument } from "./article-document.ts";
import { type Article, type ArticleRow, articleOf, getArticleRow } from "./articles.ts";
import { getWaitingDocument } from "./waiting-article.ts";

/**
 * The article with this slug as its editors see it, drafts and waiting changes too, as far as row-level security
 * allows; null without one.
 */
export async function getDraftArticle(
  db: Database,
  slug: string,
  language: Language,
): Promise<Article | null> {
  const row = await getArticleRow(db, slug);
  if (!row) return null;
  const waiting = await getWaitingDocument(db, row.id);
  return articleOf(waiting ? await withDocument(db, row, waiting) : row, language);
}

async function withDocument(db: Database, row: ArticleRow, document: ArticleDocument): Promise<ArticleRow> {
  const otm_blog_tags = expectData(await db.from("otm_blog_tags").select("*").in("id", document.tags));
  return { ...row, ...rowOfDocument(document), otm_blog_tags };
}

/** What a document says of its article's row; its tags are ids. */
export function rowOfDocument({ content, faqs, tags: _, image_url, ...fields }: ArticleDocument) {
  return {
    ...fields,
    image_url: image_url ?? null,
    otm_blog_article_content: content.map((variant) => ({
      ...variant,
      subtitle: variant.subtitle ?? null,
      excerpt: variant.excerpt ?? null,
      meta_title: variant.meta_title ?? null,
      meta_description: variant.meta_description ?? null,
    })),
    otm_blog_article_faqs: faqs.map((faq, index) => ({ id: String(index), ...faq })),
  };
}
