import { type Database, expectData } from "../database.ts";
import type { ArticleForm } from "./article-form.ts";
import { articleFormOf, saveArgumentsOf } from "./article-row.ts";

const editorColumns = `id, slug, author, read_time, image_url, published, related_articles, updated_at,
  otm_blog_article_content(language, title, subtitle, excerpt, content, meta_title, meta_description),
  otm_blog_article_tags(tag_id),
  otm_blog_article_faqs(id, question_nl, answer_nl, question_en, answer_en)` as const;

/** A stored article for the editor; `updatedAt` is its version. */
export type StoredArticle = { id: string; updatedAt: string; form: ArticleForm };

/** The article with this id, published or not. Throws when the query fails. */
export async function getArticleForEdit(db: Database, id: string): Promise<StoredArticle> {
  const row = expectData(
    await db
      .from("otm_blog_articles")
      .select(editorColumns)
      .eq("id", id)
      .order("display_order", { referencedTable: "otm_blog_article_faqs", ascending: true })
      .single(),
  );
  return { id: row.id, updatedAt: row.updated_at, form: articleFormOf(row) };
}

/** The version to save over; null creates an article. */
export type SavedVersion = { id: string; updatedAt: string };

type SaveOutcome =
  | { kind: "saved"; id: string; slug: string; updatedAt: string }
  | { kind: "stale" }
  /** The article was deleted. */
  | { kind: "deleted" }
  | { kind: "slug-taken"; message: string }
  /** No response: the article may have been saved. */
  | { kind: "away" }
  | { kind: "failed"; message: string };

/** Saves an article in one transaction. Never throws. */
export async function saveArticle(
  db: Database,
  form: ArticleForm,
  version: SavedVersion | null,
): Promise<SaveOutcome> {
  const { data, error, status } = await db
    .rpc("save_article", {
      ...saveArgumentsOf(form),
      ...(version && { _id: version.id, _updated_at: version.updatedAt }),
    })
    .single();
  if (!error) return { kind: "saved", id: data.id, slug: data.slug, updatedAt: data.updated_at };
  if (error.code === "PT409") return { kind: "stale" };
  if (error.code === "PT404") return { kind: "deleted" };
  if (error.code === "23505") return { kind: "slug-taken", message: error.message };
  if (error.code === "23503") return saveWithoutGoneTags(db, form, version, error.message);
  // A gateway's own error has no code.
  if (status === 0 || (status > 500 && !error.code)) return { kind: "away" };
  return { kind: "failed", message: error.message };
}

/** Retries without the tags that were deleted meanwhile. */
async function saveWithoutGoneTags(
  db: Database,
  form: ArticleForm,
  version: SavedVersion | null,
  message: string,
): Promise<SaveOutcome> {
  const { data: present } = await db.from("otm_blog_tags").select("id").in("id", form.selectedTags);
  const selectedTags = form.selectedTags.filter((id) => present?.some((tag) => tag.id === id));
  if (!present || selectedTags.length === form.selectedTags.length) return { kind: "failed", message };
  return saveArticle(db, { ...form, selectedTags }, version);
}
