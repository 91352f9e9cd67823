import { type ArticleForm, article } from "../../../content/article.ts";
import { isStoredAlike, storedForm } from "../../../content/form.ts";
import type { SavedVersion } from "../../../content/kind.ts";
import {
  getArticleForEdit,
  type StoredArticle,
  saveArticle,
  saveWorkingVersion,
} from "../../../data/articles/admin-article.ts";
import { findArticleId } from "../../../data/articles/article-address.ts";
import type { Database } from "../../../data/database.ts";
import type { Attempt, Sent } from "../editing/save-merged.ts";

/**
 * Saves an article and reads it again. A repeated save after a lost response is recognised by the stored article.
 * Never throws.
 */
export async function attemptSave(
  db: Database,
  { form: sent, beside }: Sent<ArticleForm>,
  version: SavedVersion | null,
): Promise<Attempt<ArticleForm>> {
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
      const form = storedForm(article, { ...sent, slug });
      const own = { id, updatedAt, number, form, unreadable: [], live: null };
      return { kind: "saved", isNew, stored: isOwn ? stored : own };
    }
    case "stale": {
      const theirs = version && (await readAgain(db, version.id));
      if (!theirs) return { kind: "unreadable", isNew };
      // The same changes, saved without being published, still have to be.
      return theirs.live === null && isStoredAlike(article, theirs.form, sent)
        ? { kind: "saved", isNew, stored: theirs }
        : { kind: "stale", theirs };
    }
    case "slug-taken": {
      const id = isNew ? await findArticleId(db, sent.slug.trim()) : null;
      const stored = id && (await readAgain(db, id));
      if (stored && isStoredAlike(article, stored.form, sent)) return { kind: "saved", isNew, stored };
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
): Promise<Attempt<ArticleForm>> {
  const isNew = false;
  const outcome = await saveWorkingVersion(db, sent, version);
  switch (outcome.kind) {
    case "saved": {
      const { number } = outcome;
      const stored = await readAgain(db, version.id);
      const own = { ...version, number, form: storedForm(article, sent), unreadable: [], live: beside };
      return { kind: "saved", isNew, stored: stored?.number === number ? stored : own };
    }
    case "stale": {
      const theirs = await readAgain(db, version.id);
      if (!theirs) return { kind: "unreadable", isNew };
      return isStoredAlike(article, theirs.form, sent)
        ? { kind: "saved", isNew, stored: theirs }
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
