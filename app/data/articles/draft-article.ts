import type { Language } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";
import type { ArticleDocument } from "./article-document.ts";
import { type Article, type ArticleRow, articleOf, getArticleRow } from "./articles.ts";
import { getWaitingDocument } from "./waiting-article.ts";

/** An article in an unpublished state; not whole when a part of that could not be read. */
export type DraftArticle = Article & { isWhole: boolean };

/**
 * The article with this slug as its editors see it, drafts and waiting changes too, as far as row-level security
 * allows; null without one.
 */
export async function getDraftArticle(
  db: Database,
  slug: string,
  language: Language,
): Promise<DraftArticle | null> {
  const row = await getArticleRow(db, slug);
  if (!row) return null;
  const waiting = await getWaitingDocument(db, row.id);
  if (!waiting) return { ...articleOf(row, language), isWhole: true };
  const { document, unreadable } = waiting;
  return { ...articleOf(await withDocument(db, row, document), language), isWhole: unreadable.length === 0 };
}

async function withDocument(db: Database, row: ArticleRow, document: ArticleDocument): Promise<ArticleRow> {
  const otm_blog_tags = expectData(await db.from("otm_blog_tags").select("*").in("id", document.tags));
  return { ...row, ...rowOfDocument(document), otm_blog_tags };
}

/** What a document says of its article's row; its tags are ids. */
export function rowOfDocument({ content, faqs, tags: _, ...fields }: ArticleDocument) {
  return {
    ...fields,
    otm_blog_article_content: content,
    otm_blog_article_faqs: faqs.map((faq, index) => ({ id: String(index), ...faq })),
  };
}
