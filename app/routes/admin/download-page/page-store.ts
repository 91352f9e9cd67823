import { accountDatabase } from "../../../account/account-database.ts";
import { type DownloadForm, downloadPage } from "../../../content/download-page.ts";
import type { Database } from "../../../data/database.ts";
import {
  getDownloadPage,
  saveDownloadPage,
  saveWaitingPage,
} from "../../../data/downloads/admin-download-page.ts";
import { discardWorkingVersion } from "../../../data/versions/versions.ts";
import { attemptSave, type Storing } from "../editing/attempt-save.ts";
import type { DocumentStore } from "../editing/use-document.ts";

/** How the editor's download pages are stored. */
export const pageStore: DocumentStore<DownloadForm> = {
  attempt: (sent, over) => attemptSave(downloadPage, storingPages(accountDatabase()), sent, over),
  discard: (version) => discardWorkingVersion(accountDatabase(), "download-page", version),
  screen: (id) => `download:${id}`,
};

export function storingPages(db: Database): Storing<DownloadForm> {
  return {
    read: (id) => getDownloadPage(db, id),
    // A page that somebody else deleted is added as a new one.
    save: (form, over) => saveDownloadPage(db, form, over),
    saveWaiting: (form, over) => saveWaitingPage(db, form, over),
    findId: async () => null,
  };
}
