import { libraryColumns } from "../../app/content/declared-kinds.ts";
import { canonicalAddress, canonicalAddresses } from "../../app/html/canonical-addresses.ts";

/** The columns whose uses of the library are recorded; functions that save them have arguments of the same names. */
export const contentFields: ReadonlySet<string> = new Set([...libraryColumns(), "text"]);

const longestAddress = 2_000;

/**
 * Rows, or the arguments or the document of a function, in which the fields of content name the library in its one
 * spelling. The same value when nothing changes; other texts are never touched.
 *
 * @param value as `JSON.parse` gives it
 */
export function canonicalContent(value: unknown, origin: string, field = ""): unknown {
  if (typeof value === "string") {
    if (!contentFields.has(field)) return value;
    if (value.includes("<")) return canonicalAddresses(value, origin);
    return value.length > longestAddress ? value : canonicalAddress(value, origin);
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => canonicalContent(item, origin, field));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([name, item]): [string, unknown] => [
    name,
    canonicalContent(item, origin, name.replace(/^_/, "")),
  ]);
  return changed.every(([, item], index) => item === entries[index]?.[1])
    ? value
    : Object.fromEntries(changed);
}
