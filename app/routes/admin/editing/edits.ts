/** Texts by the name of their field. */
export type Fields = Readonly<Record<string, string>>;

/** What somebody typed in a field, and what was stored there when they began. */
export type Edit = { value: string; base: string };

/** Edits by the name of their field. */
export type Edits = Readonly<Record<string, Edit>>;

/** Those that say something other than what is stored; what was undone, or whose field is gone, is left out. */
export function openEdits(edits: Edits, stored: Fields): Edits {
  return pick(edits, (name, { value, base }) => {
    const now = stored[name];
    return now !== undefined && value !== now && value !== base;
  });
}

/** The edits with another text in a field. */
export function withEdit(edits: Edits, stored: Fields, name: string, value: string): Edits {
  const before = openEdits(
    pick(edits, (one) => one === name),
    stored,
  )[name];
  return { ...edits, [name]: { value, base: before?.base ?? stored[name] ?? "" } };
}

/** The open ones whose field somebody else changed too, to something else. */
export function conflictsOf(edits: Edits, stored: Fields): Edits {
  return pick(openEdits(edits, stored), (name, { base }) => stored[name] !== base);
}

/** The edits as if they had begun from what is stored now. */
export function rebase(edits: Edits, stored: Fields): Edits {
  const rebased = Object.entries(edits).map(([name, { value, base }]) => [
    name,
    { value, base: stored[name] ?? base },
  ]);
  return Object.fromEntries(rebased);
}

/** The ids of what edits of fields like `{id}.name` are about. */
export function editedIds(edits: Edits): string[] {
  return [...new Set(Object.keys(edits).map((name) => name.split(".", 1)[0] ?? name))];
}

/** All fields like `{id}.{column}` of what edits are about: as they are stored, or as far as the edits tell. */
export function fieldsAround(edits: Edits, stored: Fields, columns: readonly string[]): Fields {
  const names = editedIds(edits).flatMap((id) => columns.map((column) => `${id}.${column}`));
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? edits[name]?.base ?? ""]));
}

/** The edits whose field passes a test. */
export function pick(edits: Edits, test: (name: string, edit: Edit) => boolean): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name, edit]) => test(name, edit)));
}

/** What was typed, by field. */
export function typedIn(edits: Edits): Fields {
  return Object.fromEntries(Object.entries(edits).map(([name, { value }]) => [name, value]));
}
