import { useState } from "react";
import { type ActionMessages, UnresolvedConflict, useAction } from "../hooks/use-action.ts";
import { type Edits, pick } from "./edits.ts";
import { type Store, saveOver } from "./save-over.ts";
import type { EditedFields } from "./use-edits.ts";

/** A field to which two people gave different texts. */
export type FieldConflict = { name: string; mine: string; theirs: string };

/** Which texts to keep. */
export type Conflicts = {
  conflicts: readonly FieldConflict[];
  keepMine(): void;
  keepTheirs(): void;
  /** Leaves it undecided. */
  close(): void;
};

export type MergedSave = {
  isBusy: boolean;
  /** Saves edits over what is stored now; false when that failed, or has to be decided first. */
  save<Stored>(edits: Edits, store: Store<Stored>, said: ActionMessages): Promise<boolean>;
  question: Conflicts | null;
};

/** What a save was about, that is gone: an error for `ActionMessages`. */
export class Deleted extends Error {}

/** Saves fields over what is stored now, and asks about those that somebody else changed too. */
export function useMergedSave(fields: EditedFields): MergedSave {
  const { isBusy, act } = useAction();
  const [pending, setPending] = useState<Pending | null>(null);

  async function save<Stored>(edits: Edits, store: Store<Stored>, said: ActionMessages): Promise<boolean> {
    return act(async () => {
      const outcome = await saveOver(edits, store);
      if (outcome === "gone") throw new Deleted("it was deleted meanwhile");
      if (outcome === "saved") return fields.settle(edits);
      setPending({ edits, again: (decided) => save(decided, store, said) });
      throw new UnresolvedConflict();
    }, said);
  }

  // An answer would be a second action: it is asked for when the first one is over.
  return { isBusy, save, question: isBusy ? null : questionOf(fields, pending, () => setPending(null)) };
}

/** A save that waits for a decision, and how it goes on from there. */
type Pending = { edits: Edits; again(edits: Edits): Promise<boolean> };

function questionOf(fields: EditedFields, pending: Pending | null, close: () => void): Conflicts | null {
  if (!pending) return null;
  const conflicts = Object.entries(fields.conflicts)
    .filter(([name]) => name in pending.edits)
    .map(([name, { value }]) => ({ name, mine: value, theirs: fields.stored[name] ?? "" }));
  if (conflicts.length === 0) return null;
  const names = conflicts.map(({ name }) => name);
  return {
    conflicts,
    close,
    keepMine() {
      close();
      void pending.again({ ...pending.edits, ...fields.insist(names) });
    },
    keepTheirs() {
      close();
      fields.drop(names);
      const others = pick(pending.edits, (name) => !names.includes(name));
      if (Object.keys(others).length > 0) void pending.again(others);
    },
  };
}
