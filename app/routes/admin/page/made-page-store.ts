import { accountDatabase } from "../../../account/account-database.ts";
import { type PageForm, page } from "../../../content/page.ts";
import type { Database } from "../../../data/database.ts";
import { getPageForEdit, savePage, saveWaitingPage } from "../../../data/pages/edited-page.ts";
import { findPageId } from "../../../data/pages/find-page-id.ts";
import { discardWorkingVersion } from "../../../data/versions/versions.ts";
import { attemptSave, type Storing } from "../editing/attempt-save.ts";
import type { DocumentStore } from "../editing/use-document.ts";

/** How the editor's pages are stored. */
export const madePageStore: DocumentStore<PageForm> = {
  attempt: (sent, over) => attemptSave(page, storingMadePages(accountDatabase()), sent, over),
  discard: (version) => discardWorkingVersion(accountDatabase(), "page", version),
  // Chosen before it is sent, so that a repeated save after a lost connection has the same slug.
  complete: (form) => (form.slug.trim() === "" ? { ...form, slug: `page-${Date.now()}` } : form),
  screen: (id) => `page:${id}`,
};

export function storingMadePages(db: Database): Storing<PageForm> {
  return {
    read: (id) => getPageForEdit(db, id),
    // A page that somebody else deleted is added as a new one.
    save: (form, over) => savePage(db, form, over),
    saveWaiting: (form, over) => saveWaitingPage(db, form, over),
    findId: ({ kind, slug }) => findPageId(db, kind, slug.trim()),
  };
}
