import {
  getArticleForEdit,
  type SavedVersion,
  type StoredArticle,
  saveArticle,
} from "../../../../data/articles/admin-article.ts";
import type { ArticleForm } from "../../../../data/articles/article-form.ts";
import { isSameArticle, storedFormOf } from "../../../../data/articles/article-row.ts";
import { findArticleId } from "../../../../data/articles/articles.ts";
import type { Database } from "../../../../data/database.ts";

/** What became of a save. */
export type Attempt =
  | { kind: "saved"; article: StoredArticle; isNew: boolean }
  | { kind: "stale"; theirs: StoredArticle }
  | { kind: "gone" }
  | { kind: "slug-taken"; isNew: boolean; message: string }
  | { kind: "failed"; isNew: boolean; message: string | null }
  /** What somebody else saved could not be read. */
  | { kind: "unread"; isNew: boolean }
  | { kind: "away"; isNew: boolean };

/**
 * Saves an article and reads it again. A save whose answer was lost, and that is repeated, is recognised by what is
 * stored. Never throws.
 */
export async function attemptSave(
  db: Database,
  sent: ArticleForm,
  version: SavedVersion | null,
): Promise<Attempt> {
  const isNew = version === null;
  const outcome = await saveArticle(db, sent, version);
  switch (outcome.kind) {
    case "saved": {
      const stored = await readAgain(db, outcome.id);
      // Another person's save may have come in between: that is told at the next one.
      const isOwn = stored?.updatedAt === outcome.updatedAt;
      const { id, slug, updatedAt } = outcome;
      const own = { id, updatedAt, form: storedFormOf({ ...sent, slug }) };
      return { kind: "saved", isNew, article: isOwn ? stored : own };
    }
    case "stale": {
      const theirs = version && (await readAgain(db, version.id));
      if (!theirs) return { kind: "unread", isNew };
      return isSameArticle(theirs.form, sent)
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
    case "away":
      return { kind: "away", isNew };
    case "gone":
      return { kind: "gone" };
  }
}

async function readAgain(db: Database, id: string): Promise<StoredArticle | null> {
  try {
    return await getArticleForEdit(db, id);
  } catch (error) {
    console.error("An article was not read again:", error instanceof Error ? error.message : "backend away");
    return null;
  }
}
