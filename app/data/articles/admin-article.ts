import { type ArticleForm, article } from "../../content/article.ts";
import { readDocument, selectOf } from "../../content/document.ts";
import type { Stored } from "../../content/kind.ts";
import { z } from "../../zod.ts";
import { type Database, expectRowOrNull } from "../database.ts";
import { isId } from "../id-pattern.ts";
import { editedDocument, getVersion } from "../versions/versions.ts";

const editorColumns = `id,created_at,updated_at,published_at,tags:otm_blog_article_tags(tag_id),${selectOf(
  article.fields,
  {
    content: "otm_blog_article_content",
    faqs: "otm_blog_article_faqs",
  },
)}`;

/** A stored article for the editor. */
export type StoredArticle = Stored<ArticleForm> & { createdAt: string; publishedAt: string | null };

const articleFacts = z.object({
  id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
  tags: z.array(z.object({ tag_id: z.string() })),
});

/** The article with this id, published or not. Throws without one, and when the query fails. */
export async function getArticleForEdit(db: Database, id: string): Promise<StoredArticle> {
  const found = await findArticleForEdit(db, id);
  if (!found) throw new Error("There is no such article");
  return found;
}

/** The same; null without one. Throws when the query fails. */
export async function findArticleForEdit(db: Database, id: string): Promise<StoredArticle | null> {
  if (!isId(id)) return null;
  const newest = await getVersion(db, id);
  const row: unknown = expectRowOrNull(
    await db
      .from("otm_blog_articles")
      .select(editorColumns)
      .eq("id", id)
      .order("display_order", { referencedTable: "faqs", ascending: true })
      .maybeSingle(),
  );
  if (row === null) return null;
  const { tags, ...facts } = articleFacts.parse(row);
  const selectedTags = tags.map(({ tag_id }) => tag_id);
  const present = { ...readDocument(article, row).form, selectedTags };
  const own = { id: facts.id, updatedAt: facts.updated_at };
  return {
    ...editedDocument(article, own, present, newest),
    createdAt: facts.created_at,
    publishedAt: facts.published_at,
  };
}
