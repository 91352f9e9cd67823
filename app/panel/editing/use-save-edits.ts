import { useState } from "react";
import { type ActionMessages, UnresolvedConflict, useAction } from "../../ui/panel/hooks/use-action.ts";
import type { ShownConflict } from "./conflict-dialog.tsx";
import { type Edits, pick } from "./edits.ts";
import { type Store, saveEdits } from "./save-edits.ts";
import type { EditedFields } from "./use-edits.ts";

/** The conflicts of a save, and their resolutions. */
export type Resolution = {
  conflicts: readonly ShownConflict[];
  keepMine(): void;
  keepTheirs(): void;
  /** Leaves the conflicts unresolved. */
  close(): void;
};

type SaveEdits = {
  isBusy: boolean;
  /** Saves edits merged with the stored fields; false when that failed or has conflicts. */
  save<Stored>(edits: Edits, store: Store<Stored>, messages: ActionMessages): Promise<boolean>;
  resolution: Resolution | null;
};

/** The row of a save was deleted: an error for `ActionMessages`. */
export class Deleted extends Error {}

/** Saves edited fields, and offers to resolve conflicts. */
export function useSaveEdits(fields: EditedFields): SaveEdits {
  const { isBusy, act } = useAction();
  const [pending, setPending] = useState<PendingSave | null>(null);

  async function save<Stored>(
    edits: Edits,
    store: Store<Stored>,
    messages: ActionMessages,
  ): Promise<boolean> {
    return act(async () => {
      const outcome = await saveEdits(edits, store);
      if (outcome === "deleted") throw new Deleted("it was deleted meanwhile");
      if (outcome === "saved") return fields.markSaved(edits);
      setPending({ edits, retry: (resolved) => save(resolved, store, messages) });
      throw new UnresolvedConflict();
    }, messages);
  }

  // A resolution is a second action: it has to wait for the first one.
  const resolution = isBusy ? null : resolutionOf(fields, pending, () => setPending(null));
  return { isBusy, save, resolution };
}

/** A save that waits for the resolution of its conflicts. */
type PendingSave = { edits: Edits; retry(edits: Edits): Promise<boolean> };

function resolutionOf(
  fields: EditedFields,
  pending: PendingSave | null,
  close: () => void,
): Resolution | null {
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
      void pending.retry({ ...pending.edits, ...fields.rebase(names) });
    },
    keepTheirs() {
      close();
      fields.discard(names);
      const others = pick(pending.edits, (name) => !names.includes(name));
      if (Object.keys(others).length > 0) void pending.retry(others);
    },
  };
}
