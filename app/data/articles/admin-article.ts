import { type ArticleForm, article } from "../../content/article.ts";
import { documentOf, readDocument, selectOf } from "../../content/document.ts";
import type { SavedVersion, Stored } from "../../content/kind.ts";
import { z } from "../../zod.ts";
import { type Database, expectRowOrNull } from "../database.ts";
import { isId } from "../id-pattern.ts";
import { getVersion, isWaitingState, saveDocument, saveWorkingVersion } from "../versions/versions.ts";

const editorColumns = `id,updated_at,tags:otm_blog_article_tags(tag_id),${selectOf(article.fields, {
  content: "otm_blog_article_content",
  faqs: "otm_blog_article_faqs",
})}`;

/** A stored article for the editor. */
export type StoredArticle = Stored<ArticleForm>;

const articleFacts = z.object({
  id: z.string(),
  updated_at: z.string(),
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
  const version = await getVersion(db, id);
  const stored = { id: facts.id, updatedAt: facts.updated_at, number: version?.number ?? 0 };
  const selectedTags = tags.map(({ tag_id }) => tag_id);
  const present = { ...readDocument(article, row).form, selectedTags };
  const isWaiting = present.published && version !== null && isWaitingState(version.state);
  return isWaiting
    ? { ...stored, ...readDocument(article, version.document), live: present }
    : { ...stored, form: present, unreadable: [], live: null };
}

/** Saves an article in one transaction, over a version or (null) as a new one. Never throws. */
export function saveArticle(
  db: Database,
  form: ArticleForm,
  version: SavedVersion | null,
): ReturnType<typeof saveDocument> {
  return saveDocument(db, "article", documentOf(article, form), version);
}

/** Saves changes of an article without showing them. Never throws. */
export function saveWaitingArticle(
  db: Database,
  form: ArticleForm,
  version: SavedVersion,
): ReturnType<typeof saveWorkingVersion> {
  return saveWorkingVersion(db, "article", documentOf(article, form), version);
}
