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
import { createDownloadPage } from "../../../data/downloads/admin-downloads.ts";
import { StorageLimitReached } from "../../../data/storage-limit.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import type { Attempt, Sent } from "../editing/save-merged.ts";
import type { DocumentStore } from "../editing/use-document.ts";

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
  const isNew = over === null;
  try {
    const page = over ?? (await createAgain(db, form.slug));
    // A draft needs nothing beside it.
    if (beside && form.active) await saveWorkingPage(db, form, page);
    else await saveDownloadPage(db, form, page);
    const stored = await orNull(getDownloadPage(db, page.id));
    return stored ? { kind: "saved", isNew, stored } : { kind: "unreadable", isNew };
  } catch (error) {
    if (error instanceof StorageLimitReached) return { kind: "limited", isNew, limit: error };
    if (error instanceof StaleWrite && over) return compareWith(db, over.id, { form, beside });
    if (!(error instanceof Error)) return { kind: "away", isNew };
    if (over && (await isGone(db, over.id))) return { kind: "deleted" };
    return { kind: "failed", isNew, message: error.message };
  }
}

/** A page that somebody else deleted is added as a new one. */
async function createAgain(db: Database, slug: string): Promise<{ id: string; number: number }> {
  const page = await getDownloadPage(db, await createDownloadPage(db, slug));
  if (!page) throw new Error("The new page was not found");
  return page;
}

/** Whether a newer version is what was to be saved. */
async function compareWith(
  db: Database,
  id: string,
  { form, beside }: Sent<DownloadForm>,
): Promise<Attempt<DownloadForm>> {
  const isNew = false;
  const theirs = await orNull(getDownloadPage(db, id));
  if (!theirs || theirs.unreadable.length > 0) return { kind: "unreadable", isNew };
  const isStored =
    isStoredAlike(downloadPage, theirs.form, form) && (theirs.live === null) === (beside === null);
  return isStored ? { kind: "saved", isNew, stored: theirs } : { kind: "stale", theirs };
}

/** Whether the page was deleted meanwhile. */
async function isGone(db: Database, id: string): Promise<boolean> {
  const found = await orNull(getDownloadPage(db, id).then((page) => ({ page })));
  return found !== null && found.page === null;
}
