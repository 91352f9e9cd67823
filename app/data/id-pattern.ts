/**
 * The id of a row as the database writes it, within the pattern of an address or a path: any 128 bits, as in `rowId`
 * (id.ts), which public pages don't load.
 */
export const idPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const wholeId = new RegExp(`^${idPattern}$`, "i");

/** Whether a text is an id, in either case: PostgreSQL would refuse others. */
export function isId(text: string): boolean {
  return wholeId.test(text);
}
