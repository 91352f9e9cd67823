import { accountDatabase } from "../../../account/account-database.ts";
import { type ArticleForm, article } from "../../../content/article.ts";
import { getArticleForEdit, saveArticle, saveWaitingArticle } from "../../../data/articles/admin-article.ts";
import { findArticleId } from "../../../data/articles/article-address.ts";
import type { Database } from "../../../data/database.ts";
import { discardWorkingVersion } from "../../../data/versions/versions.ts";
import { attemptSave, type Storing } from "../editing/attempt-save.ts";
import { newDraftScreen } from "../editing/new-draft.ts";
import type { DocumentStore } from "../editing/use-document.ts";

/** How the editor's articles are stored. */
export const articleStore: DocumentStore<ArticleForm> = {
  attempt: (sent, over) => attemptSave(article, storingArticles(accountDatabase()), sent, over),
  discard: (version) => discardWorkingVersion(accountDatabase(), "article", version),
  // Chosen before it is sent, so that a repeated save after a lost connection has the same slug.
  complete: (form) => (form.slug.trim() === "" ? { ...form, slug: `article-${Date.now()}` } : form),
  screen: (id) => id ?? newDraftScreen(),
};

export function storingArticles(db: Database): Storing<ArticleForm> {
  return {
    read: (id) => getArticleForEdit(db, id),
    save: (form, over) => saveArticle(db, form, over),
    saveWaiting: (form, over) => saveWaitingArticle(db, form, over),
    findId: ({ slug }) => findArticleId(db, slug.trim()),
  };
}
