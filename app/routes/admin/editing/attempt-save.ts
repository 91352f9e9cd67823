import type { Fields, FormOf } from "../../../content/fields.ts";
import { isStoredAlike, storedForm } from "../../../content/form.ts";
import { type Kind, type SavedVersion, type Stored, valueIn, withValue } from "../../../content/kind.ts";
import type { SaveFailure, saveDocument, saveWorkingVersion } from "../../../data/versions/versions.ts";
import type { Attempt, Sent } from "./save-merged.ts";

type Saved = { kind: "saved"; number: number; id?: string; slug?: string };

/** How the documents of a kind are stored and read. */
export type Storing<Form> = {
  /** Null without it; throws when that fails. */
  read(id: string): Promise<Stored<Form> | null>;
  save(form: Form, over: SavedVersion | null): ReturnType<typeof saveDocument>;
  /** Beside what is live. */
  saveWaiting(form: Form, over: SavedVersion): ReturnType<typeof saveWorkingVersion>;
  /** The id of the document that has the address of this one; null without it. */
  findId(form: Form): Promise<string | null>;
};

/**
 * Saves a document and reads it again. A repeated save after a lost response is recognised by what is stored. Never
 * throws.
 */
export async function attemptSave<Of extends Fields>(
  kind: Kind<Of>,
  storing: Storing<FormOf<Of>>,
  { form: sent, beside }: Sent<FormOf<Of>>,
  over: SavedVersion | null,
): Promise<Attempt<FormOf<Of>>> {
  const isNew = over === null;
  // A draft needs nothing beside it.
  const live = kind.isShown && valueIn(sent, { field: kind.isShown }) === true ? beside : null;
  const outcome: Saved | SaveFailure = await (over && live
    ? storing.saveWaiting(sent, over)
    : storing.save(sent, over));
  if (outcome.kind !== "saved") return explain(kind, storing, { form: sent, beside: live }, over, outcome);
  const { number, id = over?.id ?? "", slug } = outcome;
  const stored = await readAgain(storing, id);
  // A save of somebody else in between is merged at the next save.
  if (stored?.number === number) return { kind: "saved", isNew, stored };
  const form = storedForm(kind, slug === undefined ? sent : withValue(sent, { field: "slug" }, slug));
  return { kind: "saved", isNew, stored: { id, updatedAt: "", number, form, unreadable: [], live } };
}

async function explain<Of extends Fields>(
  kind: Kind<Of>,
  storing: Storing<FormOf<Of>>,
  { form: sent, beside }: Sent<FormOf<Of>>,
  over: SavedVersion | null,
  failure: SaveFailure,
): Promise<Attempt<FormOf<Of>>> {
  const isNew = over === null;
  switch (failure.kind) {
    case "stale": {
      const theirs = over && (await readAgain(storing, over.id));
      if (!theirs) return { kind: "unreadable", isNew };
      // The same changes, saved without being published, still have to be.
      const isThere = (beside !== null || theirs.live === null) && isStoredAlike(kind, theirs.form, sent);
      return isThere ? { kind: "saved", isNew, stored: theirs } : { kind: "stale", theirs };
    }
    case "slug-taken": {
      const id = isNew ? await storing.findId(sent) : null;
      const stored = id && (await readAgain(storing, id));
      if (stored && isStoredAlike(kind, stored.form, sent)) return { kind: "saved", isNew, stored };
      return { kind: "slug-taken", isNew, message: failure.message };
    }
    case "failed":
      return { kind: "failed", isNew, message: failure.message || null };
    case "limited":
      return { kind: "limited", isNew, limit: failure.limit };
    case "away":
      return { kind: "away", isNew };
    case "deleted":
      return { kind: "deleted" };
  }
}

/** Null also for changes that could be read in part: what is missing there was not deleted by anybody. */
async function readAgain<Form>({ read }: Storing<Form>, id: string): Promise<Stored<Form> | null> {
  try {
    const stored = await read(id);
    return stored && stored.unreadable.length > 0 ? null : stored;
  } catch (error) {
    console.error("It was not read again:", error instanceof Error ? error.message : "backend away");
    return null;
  }
}
