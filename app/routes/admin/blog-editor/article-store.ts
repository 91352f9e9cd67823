import { accountDatabase } from "../../../account/account-database.ts";
import type { ArticleForm } from "../../../content/article.ts";
import { discardWorkingVersion } from "../../../data/articles/admin-article.ts";
import { newDraftScreen } from "../editing/new-draft.ts";
import type { DocumentStore } from "../editing/use-document.ts";
import { attemptSave } from "./attempt-save.ts";

/** How the editor's articles are stored. */
export const articleStore: DocumentStore<ArticleForm> = {
  attempt: (sent, over) => attemptSave(accountDatabase(), sent, over),
  discard: ({ id, number }) => discardWorkingVersion(accountDatabase(), id, number),
  // Chosen before it is sent, so that a repeated save after a lost connection has the same slug.
  complete: (form) => (form.slug.trim() === "" ? { ...form, slug: `article-${Date.now()}` } : form),
  screen: (id) => id ?? newDraftScreen(),
};
