/** An object of JSON whose values aren't known. */
export type Row = Readonly<Record<string, unknown>>;

/** The object that a value is; empty for others. */
export function rowOf(value: unknown): Row {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The objects of an array; none of what is no array. */
export function rowsOf(value: unknown): Row[] {
  return listOf(value).map(rowOf);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A string or number of an object as text; "" for others. */
export function textOf(row: Row, name: string): string {
  const value = Object.hasOwn(row, name) ? row[name] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The object in a text; empty for a damaged one. */
export function parseRow(text: string): Row {
  try {
    return rowOf(JSON.parse(text));
  } catch {
    return {};
  }
}
