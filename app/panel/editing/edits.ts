import { mergePart } from "../../content/merge.ts";

/** Texts by field name. */
export type Fields = Readonly<Record<string, string>>;

/** An unsaved text, and the stored text that it was typed over. */
export type Edit = { value: string; base: string };

/** Edits by field name. */
export type Edits = Readonly<Record<string, Edit>>;

/** The edits that a save would store: of a stored field, neither undone nor stored already. */
export function openEdits(edits: Edits, stored: Fields): Edits {
  return pick(edits, (name, edit) => ["mine", "conflict"].includes(outcomeOf(edit, stored[name])));
}

/** The edits with another text in a field. */
export function withEdit(edits: Edits, stored: Fields, name: string, value: string): Edits {
  const before = openEdits(
    pick(edits, (one) => one === name),
    stored,
  )[name];
  return { ...edits, [name]: { value, base: before?.base ?? stored[name] ?? "" } };
}

/** The edits whose field somebody else changed to another text. */
export function conflictsOf(edits: Edits, stored: Fields): Edits {
  return pick(edits, (name, edit) => outcomeOf(edit, stored[name]) === "conflict");
}

function outcomeOf({ value, base }: Edit, stored: string | undefined) {
  return stored === undefined ? "same" : mergePart(base, value, stored);
}

/** The edits over the present stored texts. */
export function rebase(edits: Edits, stored: Fields): Edits {
  const rebased = Object.entries(edits).map(([name, { value, base }]) => [
    name,
    { value, base: stored[name] ?? base },
  ]);
  return Object.fromEntries(rebased);
}

/** The edits that pass a test. */
export function pick(edits: Edits, test: (name: string, edit: Edit) => boolean): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name, edit]) => test(name, edit)));
}

/** The edited values by field name. */
export function valuesOf(edits: Edits): Fields {
  return Object.fromEntries(Object.entries(edits).map(([name, { value }]) => [name, value]));
}
