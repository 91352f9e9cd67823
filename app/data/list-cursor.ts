import { isId } from "./id-pattern.ts";

/**
 * A keyset cursor of a list ordered newest first: after or right before the row with this time and id. Of a list that begins
 * with what waits, it says whether that row does.
 */
export type ListCursor = { side: "older" | "newer"; time: string; id: string; isWaiting?: boolean };

/** A page of a list, and the cursors of its neighbours where there are more rows. */
export type ListPage<Row> = { rows: Row[]; newer: ListCursor | null; older: ListCursor | null };

/** A page of a list that has no way back but to its beginning. */
export type ForwardPage<Row> = { rows: Row[]; newer: "newest" | null; older: ListCursor | null };

/** A page of a list whose pages have numbers, from 1; `count` is of all rows. */
export type NumberedPage<Row> = { rows: Row[]; count: number; page: number; pages: number };

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/;

/** The cursor of an address; null for the first page. */
export function readListCursor(address: URLSearchParams): ListCursor | null {
  for (const side of ["older", "newer"] as const) {
    const [time = "", id = "", waiting] = address.get(side)?.split("~") ?? [];
    if (moment.test(time) && !Number.isNaN(Date.parse(time)) && isId(id)) {
      return { side, time, id, ...(waiting === "waiting" && { isWaiting: true }) };
    }
  }
  return null;
}

/** The number of the page of an address, from 1. */
export function readPageNumber(address: URLSearchParams): number {
  const page = Number(address.get("page"));
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1;
}

/** The query string of named values and a cursor: "", or beginning with "?". Null and empty values are omitted. */
export function listQuery(named: Readonly<Record<string, string | null>>, cursor: ListCursor | null): string {
  const place = cursor && [cursor.time, cursor.id, ...(cursor.isWaiting ? ["waiting"] : [])].join("~");
  const all = { ...named, ...(cursor && { [cursor.side]: place }) };
  const given = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}

/**
 * Reads a page at a cursor, newest first.
 *
 * @param read gives at most so many rows at a cursor
 * @param timeOf the time by which they are ordered
 */
export async function readListPage<Row extends { id: string; isWaiting?: boolean }>(
  cursor: ListCursor | null,
  size: number,
  read: (cursor: ListCursor | null, limit: number) => Promise<Row[]>,
  timeOf: (row: Row) => string,
): Promise<ListPage<Row>> {
  const isNewer = cursor?.side === "newer";
  // One extra row shows whether there are more.
  const found = await read(cursor, size + 1);
  const hasMore = found.length > size;
  // Nothing beyond the cursor: show the first page, which may have new rows.
  if (isNewer ? !hasMore : cursor && found.length === 0) return readListPage(null, size, read, timeOf);
  const rows = isNewer ? found.slice(1) : found.slice(0, size);
  const [first, last] = [rows.at(0), rows.at(-1)];
  const placeOf = (row: Row) => ({
    time: timeOf(row),
    id: row.id,
    ...(row.isWaiting && { isWaiting: true }),
  });
  return {
    rows,
    newer: cursor && first ? { side: "newer", ...placeOf(first) } : null,
    older: (isNewer || hasMore) && last ? { side: "older", ...placeOf(last) } : null,
  };
}
