import { uuid } from "./uuid.ts";

/** A cursor in a list that is ordered by age, newest first: after a row, or right before it. */
export type ListCursor = { side: "older" | "newer"; createdAt: string; id: string };

/** The rows at a cursor of a list, and the cursors on either side where there are more. */
export type ListPage<Row> = { rows: Row[]; newer: ListCursor | null; older: ListCursor | null };

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/;

/** The cursor in a list that an address names; null for its beginning. */
export function readListCursor(address: URLSearchParams): ListCursor | null {
  for (const side of ["older", "newer"] as const) {
    const [createdAt = "", id = ""] = address.get(side)?.split("~") ?? [];
    if (moment.test(createdAt) && !Number.isNaN(Date.parse(createdAt)) && uuid.test(id)) {
      return { side, createdAt, id };
    }
  }
  return null;
}

/**
 * The query of an address that gives these their names, and a cursor its own: "", or beginning with "?". What is null
 * or empty is left out.
 */
export function listQuery(named: Readonly<Record<string, string | null>>, cursor: ListCursor | null): string {
  const all = { ...named, ...(cursor && { [cursor.side]: `${cursor.createdAt}~${cursor.id}` }) };
  const given = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}

/**
 * A page of so many rows at a cursor of a list, newest first.
 *
 * @param read gives at most so many rows at a cursor, newest first
 */
export async function readListPage<Row extends { createdAt: string; id: string }>(
  cursor: ListCursor | null,
  size: number,
  read: (cursor: ListCursor | null, limit: number) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const isNewer = cursor?.side === "newer";
  // One more than is shown tells whether there are more.
  const found = await read(cursor, size + 1);
  const hasMore = found.length > size;
  // Nothing is beyond: this is the beginning, with what has come in by now, or an end that is gone.
  if (isNewer ? !hasMore : cursor && found.length === 0) return readListPage(null, size, read);
  const rows = isNewer ? found.slice(1) : found.slice(0, size);
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows,
    newer: cursor && first ? { side: "newer", createdAt: first.createdAt, id: first.id } : null,
    older: (isNewer || hasMore) && last ? { side: "older", createdAt: last.createdAt, id: last.id } : null,
  };
}
