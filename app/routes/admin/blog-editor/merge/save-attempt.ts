import {
  getArticleForEdit,
  type SavedVersion,
  type StoredArticle,
  saveArticle,
  saveWorkingVersion,
} from "../../../../data/articles/admin-article.ts";
import type { ArticleForm } from "../../../../data/articles/article-form.ts";
import { isSameArticle, storedFormOf } from "../../../../data/articles/article-row.ts";
import { findArticleId } from "../../../../data/articles/articles.ts";
import type { Database } from "../../../../data/database.ts";
import type { StorageLimitReached } from "../../../../data/storage-limit.ts";

/** The outcome of one save request. */
export type Attempt =
  | { kind: "saved"; article: StoredArticle; isNew: boolean }
  | { kind: "stale"; theirs: StoredArticle }
  | { kind: "deleted" }
  | { kind: "slug-taken"; isNew: boolean; message: string }
  | { kind: "failed"; isNew: boolean; message: string | null }
  | { kind: "limited"; isNew: boolean; limit: StorageLimitReached }
  /** The version of somebody else could not be read. */
  | { kind: "unreadable"; isNew: boolean }
  | { kind: "away"; isNew: boolean };

/** A form to save; `beside` is the live article when the form is saved as changes that wait to be published. */
export type Sent = { form: ArticleForm; beside: ArticleForm | null };

/**
 * Saves an article and reads it again. A repeated save after a lost response is recognised by the stored article.
 * Never throws.
 */
export async function attemptSave(
  db: Database,
  { form: sent, beside }: Sent,
  version: SavedVersion | null,
): Promise<Attempt> {
  // A draft needs nothing beside it.
  if (version && beside && sent.published) return attemptWorking(db, sent, beside, version);
  const isNew = version === null;
  const outcome = await saveArticle(db, sent, version);
  switch (outcome.kind) {
    case "saved": {
      const stored = await readAgain(db, outcome.id);
      // A save of somebody else in between is merged at the next save.
      const isOwn = stored?.updatedAt === outcome.updatedAt && stored.live === null;
      const { id, slug, updatedAt } = outcome;
      const number = (version?.number ?? 0) + 1;
      const form = storedFormOf({ ...sent, slug });
      const own = { id, updatedAt, number, form, unreadable: [], live: null };
      return { kind: "saved", isNew, article: isOwn ? stored : own };
    }
    case "stale": {
      const theirs = version && (await readAgain(db, version.id));
      if (!theirs) return { kind: "unreadable", isNew };
      // The same changes, saved without being published, still have to be.
      return theirs.live === null && isSameArticle(theirs.form, sent)
        ? { kind: "saved", isNew, article: theirs }
        : { kind: "stale", theirs };
    }
    case "slug-taken": {
      const id = isNew ? await findArticleId(db, sent.slug.trim()) : null;
      const stored = id && (await readAgain(db, id));
      if (stored && isSameArticle(stored.form, sent)) return { kind: "saved", isNew, article: stored };
      return { kind: "slug-taken", isNew, message: outcome.message };
    }
    case "failed":
      return { kind: "failed", isNew, message: outcome.message || null };
    case "limited":
      return { kind: "limited", isNew, limit: outcome.limit };
    case "away":
      return { kind: "away", isNew };
    case "deleted":
      return { kind: "deleted" };
  }
}

async function attemptWorking(
  db: Database,
  sent: ArticleForm,
  beside: ArticleForm,
  version: SavedVersion,
): Promise<Attempt> {
  const isNew = false;
  const outcome = await saveWorkingVersion(db, sent, version);
  switch (outcome.kind) {
    case "saved": {
      const { number } = outcome;
      const stored = await readAgain(db, version.id);
      const own = { ...version, number, form: storedFormOf(sent), unreadable: [], live: beside };
      return { kind: "saved", isNew, article: stored?.number === number ? stored : own };
    }
    case "stale": {
      const theirs = await readAgain(db, version.id);
      if (!theirs) return { kind: "unreadable", isNew };
      return isSameArticle(theirs.form, sent)
        ? { kind: "saved", isNew, article: theirs }
        : { kind: "stale", theirs };
    }
    case "failed":
      return { kind: "failed", isNew, message: outcome.message || null };
    case "limited":
      return { kind: "limited", isNew, limit: outcome.limit };
    case "away":
      return { kind: "away", isNew };
    case "deleted":
      return { kind: "deleted" };
  }
}

/** Null also for changes that could be read in part: what is missing there was not deleted by anybody. */
async function readAgain(db: Database, id: string): Promise<StoredArticle | null> {
  try {
    const stored = await getArticleForEdit(db, id);
    return stored.unreadable.length > 0 ? null : stored;
  } catch (error) {
    console.error("An article was not read again:", error instanceof Error ? error.message : "backend away");
    return null;
  }
}
