import { compareForms, type PartChange, type ValueNames } from "../../../content/compare.ts";
import type { Fields, FormOf } from "../../../content/fields.ts";
import { isStoredAlike, storedForm } from "../../../content/form.ts";
import { type Kind, type Part, partName } from "../../../content/kind.ts";
import { mergeForms } from "../../../content/merge.ts";
import { type ProposedPart, proposedParts, withoutPart, withPart } from "../../../content/proposed-parts.ts";
import type { Database } from "../../../data/database.ts";
import {
  deleteProposal,
  keepRest,
  type Proposal,
  requireUnchanged,
} from "../../../data/proposals/proposals.ts";
import type { Proposed } from "./proposed.ts";
import { NotSaved, type Subject } from "./subjects.ts";

/** A proposal beside what it is about, as both were read. */
export type OpenProposal = {
  proposal: Proposal;
  /** Null when that is gone, or of no kind known. */
  subject: Pick<Subject<unknown>, "title" | "to" | "thumbnail" | "unreadable"> | null;
  kind: Pick<Kind, "name" | "fields" | "isShown">;
  /** The parts of the proposal that can't be read: it can be refused only. */
  unreadable: readonly Part[];
  parts: readonly OpenPart[];
  /** What it was made from, and what it proposes. */
  forms: readonly object[];
  /** Accepts what is proposed, over what people changed since, by its own client or another. Throws as `Subject.save`. */
  acceptAll(by?: Database): Promise<void>;
  /** Throws StaleWrite, else as `throwIfFailed`. */
  refuseAll(): Promise<void>;
};

export type OpenPart = {
  /** Unique in the proposal. */
  name: string;
  part: Part;
  does: "changes" | "adds" | "removes" | "moves";
  /** Whether it is there by now. */
  isThere: boolean;
  /** Whether a person changed the same since the assistant read it. */
  isConflict: boolean;
  /** Who wrote the text that waits in its place; null when none does. */
  waits: { person: string | null } | null;
  /** What is proposed to what was read. */
  changes(names: ValueNames): PartChange[];
  /** What accepting does to what is there now. */
  changesNow(names: ValueNames): PartChange[];
  accept(by?: Database): Promise<void>;
  refuse(): Promise<void>;
};

/** @param subject null when it is gone */
export function openProposal<Of extends Fields>(
  db: Database,
  { kind, read, write }: Proposed<Of>,
  proposal: Proposal,
  subject: Subject<FormOf<Of>> | null,
): OpenProposal {
  const [before, after] = [read(proposal.base), read(proposal.document)];
  const [base, proposed] = [before.form, after.form];
  const unreadable = [...before.unreadable, ...after.unreadable];
  const parts = unreadable.length > 0 ? [] : proposedParts(kind, base, proposed);

  async function accept(wanted: FormOf<Of>, rest: FormOf<Of>, by = db): Promise<void> {
    if (!subject || subject.unreadable.length > 0) throw new Error("There is nothing to accept it in");
    await requireUnchanged(by, proposal);
    const accepted = mergeForms(kind, base, subject.form, wanted, "theirs").form;
    const left = mergeForms(kind, base, storedForm(kind, accepted), wanted);
    // Of a language that lacks what it is stored for, nothing is stored.
    if (left.taken.length + left.conflicts.length > 0) throw new NotSaved({ kind: "incomplete" });
    if (!isStoredAlike(kind, accepted, subject.form)) await subject.save(accepted, proposal.assistant, by);
    await decide(rest, by);
  }

  /** What is accepted or refused is in the proposal as it is in the base. */
  function decide(rest: FormOf<Of>, by = db): Promise<void> {
    const isDone = proposedParts(kind, base, rest).length === 0;
    return isDone ? deleteProposal(by, proposal) : keepRest(by, proposal, write(rest));
  }

  return {
    proposal,
    subject,
    kind,
    unreadable,
    forms: [base, proposed],
    parts: parts.map((one) => {
      const wanted = withPart(kind, base, proposed, one);
      const rest = withoutPart(kind, base, proposed, one);
      const { taken, conflicts } = mergeForms(kind, base, subject?.form ?? base, wanted);
      const isConflict = conflicts.length > 0;
      const compare = (from: FormOf<Of>, to: FormOf<Of>, names: ValueNames) => {
        const { general, nl, en } = compareForms(kind, from, to, names);
        return [...general, ...nl, ...en];
      };
      return {
        name: `${partName(one.part)} ${doesOf(one)}`,
        part: one.part,
        does: doesOf(one),
        isThere: !isConflict && taken.length === 0,
        isConflict,
        waits: (isConflict && subject?.waitsOf?.(one.part)) || null,
        changes: (names) => compare(base, wanted, names),
        changesNow: (names) => {
          const present = subject?.form ?? base;
          return compare(present, mergeForms(kind, base, present, wanted, "theirs").form, names);
        },
        accept: (by) => accept(wanted, rest, by),
        refuse: () => decide(rest),
      };
    }),
    acceptAll: (by) => accept(proposed, base, by),
    refuseAll: () => deleteProposal(db, proposal),
  };
}

function doesOf({ list }: ProposedPart): OpenPart["does"] {
  if (list === "order") return "moves";
  if (!list || (list.before && list.after)) return "changes";
  return list.after ? "adds" : "removes";
}
