import type { Fields, FormOf } from "../../content/fields.ts";
import { isStoredAlike, storedForm } from "../../content/form.ts";
import { type SavedVersion, type Stored, valueIn, withValue } from "../../content/kind.ts";
import type { Database } from "../../data/database.ts";
import { type SaveFailure, saveForm, saveWaitingForm } from "../../data/versions/versions.ts";
import type { EditedKind } from "../kinds.ts";
import type { Attempt, Sent } from "./save-merged.ts";

/** What saving a document needs of its kind. */
type StoredKind<Of extends Fields> = Pick<EditedKind<Of>, "kind" | "read" | "findId">;

type Saved = { kind: "saved"; number: number; id?: string; slug?: string };

/**
 * Saves a document and reads it again. A repeated save after a lost response is recognised by what is stored. Never
 * throws.
 */
export async function attemptSave<Of extends Fields>(
  of: StoredKind<Of>,
  db: Database,
  { form: sent, beside, isRegardless }: Sent<FormOf<Of>>,
  over: SavedVersion | null,
): Promise<Attempt<FormOf<Of>>> {
  const isNew = over === null;
  const { kind } = of;
  // A draft needs nothing beside it.
  const live = kind.isShown && valueIn(sent, { field: kind.isShown }) === true ? beside : null;
  const outcome: Saved | SaveFailure = await (over && live
    ? saveWaitingForm(db, kind, sent, over)
    : saveForm(db, kind, sent, over, isRegardless));
  if (outcome.kind !== "saved") return explain(of, db, { form: sent, beside: live }, over, outcome);
  const { number, id = over?.id ?? "", slug } = outcome;
  const stored = await readAgain(of, db, id);
  // A save of somebody else in between is merged at the next save.
  if (stored?.number === number) return { kind: "saved", isNew, stored };
  const form = storedForm(kind, slug === undefined ? sent : withValue(sent, { field: "slug" }, slug));
  return { kind: "saved", isNew, stored: { id, updatedAt: "", number, form, unreadable: [], live } };
}

async function explain<Of extends Fields>(
  of: StoredKind<Of>,
  db: Database,
  { form: sent, beside }: Sent<FormOf<Of>>,
  over: SavedVersion | null,
  failure: SaveFailure,
): Promise<Attempt<FormOf<Of>>> {
  const isNew = over === null;
  switch (failure.kind) {
    case "stale": {
      const theirs = over && (await readAgain(of, db, over.id));
      if (!theirs) return { kind: "unreadable", isNew };
      // The same changes, saved without being published, still have to be.
      const isThere = (beside !== null || theirs.live === null) && isStoredAlike(of.kind, theirs.form, sent);
      return isThere ? { kind: "saved", isNew, stored: theirs } : { kind: "stale", theirs };
    }
    case "slug-taken": {
      const id = isNew ? await of.findId(db, sent) : null;
      const stored = id && (await readAgain(of, db, id));
      if (stored && isStoredAlike(of.kind, stored.form, sent)) return { kind: "saved", isNew, stored };
      return { kind: "slug-taken", isNew, message: failure.message };
    }
    case "failed":
      return { kind: "failed", isNew, message: failure.message || null };
    case "limited":
      return { kind: "limited", isNew, limit: failure.limit };
    case "away":
      return { kind: "away", isNew };
    case "unapproved":
      return failure;
    case "deleted":
      return { kind: "deleted" };
  }
}

/** Null also for changes that could be read in part: what is missing there was not deleted by anybody. */
async function readAgain<Of extends Fields>(
  { read }: StoredKind<Of>,
  db: Database,
  id: string,
): Promise<Stored<FormOf<Of>> | null> {
  try {
    const stored = await read(db, id);
    return stored && stored.unreadable.length > 0 ? null : stored;
  } catch (error) {
    console.error("It was not read again:", error instanceof Error ? error.message : "backend away");
    return null;
  }
}
