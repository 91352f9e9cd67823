import { useState } from "react";
import { changedFields, type Fields } from "./edits.ts";

export type Edits = {
  /** What the fields show. */
  values: Fields;
  /** What was typed and is not stored yet. */
  changed: Fields;
  set(name: string, value: string): void;
};

/**
 * What somebody types, laid over what is stored. Whatever is loaded anew, after saving one part or by another person,
 * takes nothing away that is not stored.
 *
 * @param stored the same object until it was loaded anew
 */
export function useEdits(stored: Fields): Edits {
  const [edits, setEdits] = useState<Fields>({});
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    setEdits(changedFields(edits, stored));
  }
  const changed = changedFields(edits, stored);
  return {
    values: { ...stored, ...changed },
    changed,
    set: (name, value) => setEdits((before) => ({ ...before, [name]: value })),
  };
}

/** What was loaded last with success: a failed attempt takes no form away from under what was typed. */
export function useLastLoaded<Data>(loaded: Data | null): Data | null {
  const [last, setLast] = useState(loaded);
  if (loaded !== null && loaded !== last) setLast(loaded);
  return loaded ?? last;
}
