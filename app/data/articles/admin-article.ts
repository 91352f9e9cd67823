import { type ArticleForm, article } from "../../content/article.ts";
import { documentOf, readDocument, selectOf } from "../../content/document.ts";
import type { SavedVersion, Stored } from "../../content/kind.ts";
import { z } from "../../zod.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type StorageLimitReached, storageLimitIn } from "../storage-limit.ts";
import { isWaitingKind } from "../versions/waiting-kind.ts";

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

/** The article with this id, published or not. Throws when the query fails. */
export async function getArticleForEdit(db: Database, id: string): Promise<StoredArticle> {
  const row: unknown = expectData(
    await db
      .from("otm_blog_articles")
      .select(editorColumns)
      .eq("id", id)
      .order("display_order", { referencedTable: "faqs", ascending: true })
      .single(),
  );
  const { tags, ...facts } = articleFacts.parse(row);
  const version = await getNewestVersion(db, id);
  const stored = { id: facts.id, updatedAt: facts.updated_at, number: version?.number ?? 0 };
  const selectedTags = tags.map(({ tag_id }) => tag_id);
  const present = { ...readDocument(article, row).form, selectedTags };
  const isWaiting = present.published && version !== null && isWaitingKind(version.kind);
  return isWaiting
    ? { ...stored, ...readDocument(article, version.document), live: present }
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

/** Saves an article in one transaction, over a version or (null) as a new one. Never throws. */
export async function saveArticle(
  db: Database,
  form: ArticleForm,
  version: SavedVersion | null,
): Promise<SaveOutcome> {
  const { data, error, status } = await db
    .rpc("save_article_document", {
      _document: documentOf(article, form),
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
    _document: documentOf(article, form),
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
