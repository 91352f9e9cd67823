import type { Fields, FormOf } from "../../content/fields.ts";
import { isStoredAlike } from "../../content/form.ts";
import {
  type Kind,
  liveFormOf,
  type Part,
  type Problem,
  partName,
  type SavedVersion,
  type Stored,
} from "../../content/kind.ts";
import { type Conflict, mergeForms } from "../../content/merge.ts";
import { findProblems } from "../../content/problems.ts";
import type { StorageLimitReached } from "../../data/storage-limit.ts";
import { maxAttempts } from "./save-edits.ts";

/** The outcome of one save request. */
export type Attempt<Form> =
  | { kind: "saved"; stored: Stored<Form>; isNew: boolean }
  | { kind: "stale"; theirs: Stored<Form> }
  | { kind: "deleted" }
  | { kind: "slug-taken"; isNew: boolean; message: string }
  | { kind: "failed"; isNew: boolean; message: string | null }
  | { kind: "limited"; isNew: boolean; limit: StorageLimitReached }
  | { kind: "unapproved"; name: string }
  /** The version of somebody else could not be read. */
  | { kind: "unreadable"; isNew: boolean }
  | { kind: "away"; isNew: boolean };

/** A form to save; `beside` is what is live when the form is saved as changes that wait to be published. */
export type Sent<Form> = {
  form: Form;
  beside: Form | null;
  /** Whether it goes live without the approval that it needs. */
  isRegardless?: boolean;
};

/** The version that a form is based on (null for a new document), and its form (null when it is unknown). */
export type DraftBase<Form> = { version: SavedVersion | null; base: Form | null };

/** The outcome of a save, and the parts that the form has taken from the version of somebody else. */
export type MergedAttempt<Form> = { taken: readonly Part[] } & (
  | Exclude<Attempt<Form>, { kind: "stale" | "saved" }>
  /** `sent` is the form that was stored. */
  | { kind: "saved"; stored: Stored<Form>; isNew: boolean; sent: Form }
  | { kind: "invalid"; problems: Problem[] }
  /** Nothing is stored before the conflicts are resolved. */
  | { kind: "conflict"; theirs: Stored<Form>; conflicts: Conflict[] }
  /** Others' changes that they had not published were taken in: nothing is published before they are seen. */
  | { kind: "unseen" }
  /** Others saved at each attempt. */
  | { kind: "outpaced"; isNew: boolean }
);

/** The form in the editor, which can change during a save. */
type OpenForm<Form> = {
  typed(): Form;
  /** Makes the stored document the base of this form. */
  rebase(theirs: Stored<Form>, form: Form): void;
};

/** Saves a valid form; merges it with the version of somebody else where that is newer. Never throws. */
export async function saveMerged<Of extends Fields>(
  kind: Kind<Of>,
  attemptSave: (sent: Sent<FormOf<Of>>, over: SavedVersion | null) => Promise<Attempt<FormOf<Of>>>,
  first: Sent<FormOf<Of>>,
  { version, base }: DraftBase<FormOf<Of>>,
  open: OpenForm<FormOf<Of>>,
): Promise<MergedAttempt<FormOf<Of>>> {
  let sent = first.form;
  let beside = first.beside;
  const { isRegardless = false } = first;
  let over = version;
  let before = base;
  const found = new Map<string, Part>();
  for (let count = 1; ; count++) {
    const attempt = await attemptSave({ form: sent, beside, isRegardless }, over);
    const taken = () => [...found.values()];
    if (attempt.kind === "saved") return { ...attempt, sent, taken: taken() };
    if (attempt.kind !== "stale") return { ...attempt, taken: taken() };

    const { theirs } = attempt;
    const typed = open.typed();
    const merge = mergeForms(kind, before, typed, theirs.form);
    const { conflicts } = merge;
    if (conflicts.length > 0) return { kind: "conflict", theirs, conflicts, taken: taken() };
    // Changes made during the save wait for the next one.
    sent = typed === sent ? merge.form : mergeForms(kind, before, sent, theirs.form).form;
    over = versionOf(theirs);
    before = theirs.form;
    for (const part of merge.taken) found.set(partName(part), part);
    open.rebase(theirs, merge.form);
    const isPublishing = beside === null && theirs.live !== null;
    if (isPublishing && merge.taken.length > 0) return { kind: "unseen", taken: taken() };
    if (beside) beside = liveFormOf(kind, theirs);
    if (!isPublishing && isStoredAlike(kind, sent, theirs.form)) {
      return { kind: "saved", isNew: false, stored: theirs, sent, taken: taken() };
    }
    // The merged texts can exceed a limit that neither version exceeded.
    const problems = findProblems(kind, sent, beside === null);
    if (problems.length > 0) return { kind: "invalid", problems, taken: taken() };
    if (count === maxAttempts) return { kind: "outpaced", isNew: false, taken: taken() };
  }
}

export function versionOf({ id, number }: SavedVersion): SavedVersion {
  return { id, number };
}
