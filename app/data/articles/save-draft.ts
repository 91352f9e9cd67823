import { type ArticleForm, article } from "../../content/article.ts";
import { documentOf } from "../../content/document.ts";
import type { SavedVersion } from "../../content/kind.ts";
import type { Database } from "../database.ts";
import { type StorageLimitReached, storageLimitIn } from "../storage-limit.ts";

type DraftOutcome =
  | { kind: "saved"; id: string }
  | { kind: "limited"; limit: StorageLimitReached }
  | { kind: "stale" | "deleted" | "away" }
  | { kind: "failed"; message: string; hint: string };

/** Saves a new draft, or a draft over the version that was read: never what is live. Never throws. */
export async function saveDraft(
  db: Database,
  form: ArticleForm,
  version: SavedVersion | null,
): Promise<DraftOutcome> {
  const { data, error, status } = await db.rpc("save_draft", {
    _document: documentOf(article, form),
    ...(version && { _article_id: version.id, _updated_at: version.updatedAt, _number: version.number }),
  });
  if (!error) return { kind: "saved", id: data };
  if (error.code === "PT409") return { kind: "stale" };
  if (error.code === "PT404") return { kind: "deleted" };
  const limit = storageLimitIn(error);
  if (limit) return { kind: "limited", limit };
  if (status === 0 || (status > 500 && !error.code)) return { kind: "away" };
  return { kind: "failed", message: error.message, hint: error.hint ?? "" };
}
