import { accountDatabase } from "../../../account/account-database.ts";
import { type DownloadForm, downloadPage } from "../../../content/download-page.ts";
import { isStoredAlike } from "../../../content/form.ts";
import type { SavedVersion } from "../../../content/kind.ts";
import { type Database, StaleWrite } from "../../../data/database.ts";
import {
  discardWorkingPage,
  getDownloadPage,
  saveDownloadPage,
  saveWorkingPage,
} from "../../../data/downloads/admin-download-page.ts";
import { StorageLimitReached } from "../../../data/storage-limit.ts";
import type { Attempt, Sent } from "../editing/save-merged.ts";
import type { DocumentStore } from "../editing/use-document.ts";
import { orNull } from "../hooks/use-failure-toast.ts";

/** How the editor's download pages are stored. */
export const pageStore: DocumentStore<DownloadForm> = {
  attempt: (sent, over) => attemptPageSave(accountDatabase(), sent, over),
  async discard(version) {
    await discardWorkingPage(accountDatabase(), version);
    return version.number + 1;
  },
  screen: (id) => `download:${id}`,
};

/** Saves a page and reads it again. Never throws. */
export async function attemptPageSave(
  db: Database,
  { form, beside }: Sent<DownloadForm>,
  over: SavedVersion | null,
): Promise<Attempt<DownloadForm>> {
  const isNew = false;
  if (over === null) return { kind: "failed", isNew, message: null };
  try {
    // A draft needs nothing beside it.
    if (beside && form.active) await saveWorkingPage(db, form, over);
    else await saveDownloadPage(db, form, over);
  } catch (error) {
    if (error instanceof StorageLimitReached) return { kind: "limited", isNew, limit: error };
    if (!(error instanceof StaleWrite)) {
      return error instanceof Error
        ? { kind: (await isGone(db, over.id)) ? "deleted" : "failed", isNew, message: error.message }
        : { kind: "away", isNew };
    }
    const theirs = await orNull(getDownloadPage(db, over.id));
    if (!theirs || theirs.unreadable.length > 0) return { kind: "unreadable", isNew };
    const isStored =
      isStoredAlike(downloadPage, theirs.form, form) && (theirs.live === null) === (beside === null);
    return isStored ? { kind: "saved", isNew, stored: theirs } : { kind: "stale", theirs };
  }
  const stored = await orNull(getDownloadPage(db, over.id));
  return stored ? { kind: "saved", isNew, stored } : { kind: "unreadable", isNew };
}

/** Whether the page was deleted meanwhile. */
async function isGone(db: Database, id: string): Promise<boolean> {
  const found = await orNull(getDownloadPage(db, id).then((page) => ({ page })));
  return found !== null && found.page === null;
}
