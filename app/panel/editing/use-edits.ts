import { useEffect, useMemo, useState } from "react";
import { useAuth } from "../../account/use-auth.ts";
import { z } from "../../zod.ts";
import {
  conflictsOf,
  type Edits,
  type Fields,
  openEdits,
  pick,
  rebase,
  valuesOf,
  withEdit,
} from "./edits.ts";
import { draftKey, readDraft, removeDraft, storeDraft } from "./local-drafts.ts";

const editsDraft = z.object({
  edits: z.record(z.string(), z.object({ value: z.string(), base: z.string() })),
});

export type EditedFields = {
  /** The stored texts with the edits over them. */
  values: Fields;
  /** The unsaved edits. */
  open: Edits;
  /** The unsaved edits of fields that somebody else changed too. */
  conflicts: Edits;
  /** The last known stored texts. */
  stored: Fields;
  isDirty: boolean;
  /** The time of the local draft that was restored. */
  restoredAt: string | null;
  set(name: string, value: string): void;
  markSaved(saved: Edits): void;
  /** Lays the edits of these fields over the present stored texts, and gives them. */
  rebase(names: readonly string[]): Edits;
  /** Discards the edits of these fields. */
  discard(names: readonly string[]): void;
  discardAll(): void;
};

/**
 * Unsaved edits over the stored texts. They survive a reload of the stored texts, and are stored as the local draft of
 * the screen.
 *
 * @param loaded the same object until it is loaded again
 */
export function useEdits(screen: string, loaded: Fields): EditedFields {
  const { user } = useAuth();
  // The owner stays the same while a session ends.
  const [key] = useState(() => draftKey(user?.id ?? "", screen));
  const [draft] = useState(() => readDraft(key, editsDraft));
  const [edits, setEdits] = useState<Edits>(draft?.value.edits ?? {});
  const [restoredAt, setRestoredAt] = useState(draft?.time ?? null);
  const [known, setKnown] = useState(loaded);
  const [saved, setSaved] = useState<Fields>({});
  if (known !== loaded) {
    setKnown(loaded);
    setSaved({});
  }
  const stored = useMemo(() => ({ ...loaded, ...saved }), [loaded, saved]);
  const open = useMemo(() => openEdits(edits, stored), [edits, stored]);
  const isDirty = Object.keys(open).length > 0;
  if (!isDirty && restoredAt !== null) setRestoredAt(null);

  useEffect(() => {
    // On every change, as a crash gives no warning.
    if (isDirty) storeDraft(key, { edits: open } satisfies z.infer<typeof editsDraft>);
    else removeDraft(key);
  }, [key, open, isDirty]);

  return {
    values: { ...stored, ...valuesOf(open) },
    open,
    conflicts: conflictsOf(open, stored),
    stored,
    isDirty,
    restoredAt,
    set: (name, value) => setEdits((before) => withEdit(before, stored, name, value)),
    markSaved(saved) {
      const values = valuesOf(saved);
      setSaved((before) => ({ ...before, ...values }));
      // Edits made during the save are over the saved texts now.
      setEdits((before) => ({
        ...before,
        ...rebase(
          pick(before, (name) => name in values),
          values,
        ),
      }));
    },
    rebase(names) {
      const rebased = rebase(
        pick(open, (name) => names.includes(name)),
        stored,
      );
      setEdits((before) => ({ ...before, ...rebased }));
      return rebased;
    },
    discard: (names) => setEdits((before) => pick(before, (name) => !names.includes(name))),
    discardAll: () => setEdits({}),
  };
}
