import { useEffect, useMemo, useState } from "react";
import { z } from "zod";
import { useAuth } from "../../../account/use-auth.ts";
import {
  conflictsOf,
  type Edits,
  type Fields,
  fieldsAround,
  openEdits,
  pick,
  rebase,
  typedIn,
  withEdit,
} from "./edits.ts";
import { draftKey, readDraft, removeDraft, storeDraft } from "./local-drafts.ts";

const keptEdits = z.object({
  edits: z.record(z.string(), z.object({ value: z.string(), base: z.string() })),
  /** What was stored around them, if others may remove it; what was kept before there was this has none. */
  around: z.record(z.string(), z.string()).default({}),
});

/** Of a screen whose fields nobody can remove. */
const noColumns: readonly string[] = [];

export type EditedFields = {
  /** What the fields show. */
  values: Fields;
  /** What was typed and is not stored yet. */
  open: Edits;
  /** What of that somebody else changed too, by what is known. */
  conflicts: Edits;
  /** What is stored, by what is known. */
  stored: Fields;
  isDirty: boolean;
  /** When what came back from this browser was typed. */
  restoredAt: string | null;
  set(name: string, value: string): void;
  /** These are stored now. */
  settle(saved: Edits): void;
  /** Gives these over what is stored now, as if that had been seen before they were typed. */
  insist(names: readonly string[]): Edits;
  /** Lets go of what was typed in these fields. */
  drop(names: readonly string[]): void;
  /** Lets go of all that was typed. */
  discard(): void;
};

/**
 * What somebody types, laid over what is stored. Whatever is loaded anew, after saving one part or by another person,
 * takes nothing away that is not stored. The browser keeps it under the name of the screen, and gives it back.
 *
 * @param loaded the same object until it was loaded anew
 * @param columns those of fields like `{id}.{column}`, where others may remove what has the id: what was typed about it
 *   stays all the same, with what was stored around it
 */
export function useEdits(
  screen: string,
  loaded: Fields,
  columns: readonly string[] = noColumns,
): EditedFields {
  const { user } = useAuth();
  // Whoever typed it keeps it, also in the moment in which they are signed out.
  const [key] = useState(() => draftKey(user?.id ?? "", screen));
  const [kept] = useState(() => readDraft(key, keptEdits));
  const [edits, setEdits] = useState<Edits>(kept?.work.edits ?? {});
  const [restoredAt, setRestoredAt] = useState(kept?.time ?? null);
  const [known, setKnown] = useState(loaded);
  const [saved, setSaved] = useState<Fields>({});
  const [former, setFormer] = useState(() => fieldsAround(edits, kept?.work.around ?? {}, columns));
  if (known !== loaded) {
    setKnown(loaded);
    setSaved({});
    if (columns.length > 0) setFormer({ ...former, ...known, ...saved });
  }
  const stored = useMemo(() => ({ ...former, ...loaded, ...saved }), [former, loaded, saved]);
  const open = useMemo(() => openEdits(edits, stored), [edits, stored]);
  const isDirty = Object.keys(open).length > 0;
  if (!isDirty && restoredAt !== null) setRestoredAt(null);

  const around = useMemo(() => fieldsAround(open, stored, columns), [open, stored, columns]);
  useEffect(() => {
    // At once, on every change: a crash announces itself to nobody.
    if (isDirty) storeDraft(key, { edits: open, around } satisfies z.infer<typeof keptEdits>);
    else removeDraft(key);
  }, [key, open, around, isDirty]);

  return {
    values: { ...stored, ...typedIn(open) },
    open,
    conflicts: conflictsOf(open, stored),
    stored,
    isDirty,
    restoredAt,
    set: (name, value) => setEdits((before) => withEdit(before, stored, name, value)),
    settle(saved) {
      const values = typedIn(saved);
      setSaved((before) => ({ ...before, ...values }));
      // Who went on typing meanwhile keeps that, and began from what is stored now.
      setEdits((before) => ({
        ...before,
        ...rebase(
          pick(before, (name) => name in values),
          values,
        ),
      }));
    },
    insist(names) {
      const insisted = rebase(
        pick(open, (name) => names.includes(name)),
        stored,
      );
      setEdits((before) => ({ ...before, ...insisted }));
      return insisted;
    },
    drop: (names) => setEdits((before) => pick(before, (name) => !names.includes(name))),
    discard: () => setEdits({}),
  };
}

/** What was loaded last with success: a failed attempt takes no form away from under what was typed. */
export function useLastLoaded<Data>(loaded: Data | null): Data | null {
  const [last, setLast] = useState(loaded);
  if (loaded !== null && loaded !== last) setLast(loaded);
  return loaded ?? last;
}
