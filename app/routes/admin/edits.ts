/** Texts by the name of their field. */
export type Fields = Readonly<Record<string, string>>;

/** Those of the edited fields that differ from what is stored; fields that are gone are left out. */
export function changedFields(edits: Fields, stored: Fields): Fields {
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => {
      const before = stored[name];
      return before !== undefined && before !== value;
    }),
  );
}
