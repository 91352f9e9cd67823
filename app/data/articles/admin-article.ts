import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type StorageLimitReached, storageLimitIn } from "../storage-limit.ts";
import { documentOf, formOfDocument, type ReadForm } from "./article-document.ts";
import type { ArticleForm } from "./article-form.ts";
import { articleFormOf, saveArgumentsOf } from "./article-row.ts";
import { isWaitingKind } from "./waiting-article.ts";

const editorColumns = `id, slug, author, read_time, image_url, published, related_articles, updated_at,
  otm_blog_article_content(language, title, subtitle, excerpt, content, meta_title, meta_description, published),
  otm_blog_article_tags(tag_id),
  otm_blog_article_faqs(id, question_nl, answer_nl, question_en, answer_en)` as const;

/** A stored article for the editor. */
export type StoredArticle = {
  id: string;
  updatedAt: string;
  /** Of its newest version. */
  number: number;
  /** What is edited: the changes that wait to be published, else what is in the tables. */
  form: ArticleForm;
  /** Which fields of the changes that wait could not be read. */
  unreadable: ReadForm["unreadable"];
  /** What is in the tables, when changes wait beside it. */
  live: ArticleForm | null;
};

/** What is in the tables of a published article; null for a draft. */
export function liveFormOf({ form, live }: StoredArticle): ArticleForm | null {
  const present = live ?? form;
  return present.published ? present : null;
}

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
  const version = await getNewestVersion(db, id);
  const stored = { id: row.id, updatedAt: row.updated_at, number: version?.number ?? 0 };
  const present = articleFormOf(row);
  const isWaiting = row.published && version !== null && isWaitingKind(version.kind);
  return isWaiting
    ? { ...stored, ...formOfDocument(version.document), live: present }
    : { ...stored, form: present, unreadable: [], live: null };
}

async function getNewestVersion(db: Database, articleId: string) {
  const [version = null] = expectData(
    await db
      .from("otm_article_versions")
      .select("number, kind, document")
      .eq("article_id", articleId)
      .order("number", { ascending: false })
      .limit(1),
  );
  return version;
}

/** The version to save over; null creates an article. */
export type SavedVersion = { id: string; updatedAt: string; number: number };

type SaveOutcome =
  | { kind: "saved"; id: string; slug: string; updatedAt: string }
  | { kind: "stale" }
  /** The article was deleted. */
  | { kind: "deleted" }
  | { kind: "slug-taken"; message: string }
  | { kind: "limited"; limit: StorageLimitReached }
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
      ...(version && { _id: version.id, _updated_at: version.updatedAt, _number: version.number }),
    })
    .single();
  if (!error) return { kind: "saved", id: data.id, slug: data.slug, updatedAt: data.updated_at };
  if (error.code === "PT409") return { kind: "stale" };
  if (error.code === "PT404") return { kind: "deleted" };
  const limit = storageLimitIn(error);
  if (limit) return { kind: "limited", limit };
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

type WorkingOutcome =
  | { kind: "saved"; number: number }
  | { kind: "limited"; limit: StorageLimitReached }
  | { kind: "stale" | "deleted" | "away" }
  | { kind: "failed"; message: string; hint: string };

/** Saves changes of an article without showing them. Never throws. */
export async function saveWorkingVersion(
  db: Database,
  form: ArticleForm,
  { id, updatedAt, number }: SavedVersion,
): Promise<WorkingOutcome> {
  const { data, error, status } = await db.rpc("save_working_version", {
    _article_id: id,
    _updated_at: updatedAt,
    _number: number,
    _document: documentOf(form),
  });
  if (!error) return { kind: "saved", number: data };
  if (error.code === "PT409") return { kind: "stale" };
  if (error.code === "PT404") return { kind: "deleted" };
  const limit = storageLimitIn(error);
  if (limit) return { kind: "limited", limit };
  if (status === 0 || (status > 500 && !error.code)) return { kind: "away" };
  return { kind: "failed", message: error.message, hint: error.hint ?? "" };
}

/** Throws away what waits to be published; gives the number of the newest version then. Throws StaleWrite, Error. */
export async function discardWorkingVersion(db: Database, id: string, number: number): Promise<number> {
  throwIfFailed(await db.rpc("discard_working_version", { _article_id: id, _number: number }));
  return number + 1;
}
