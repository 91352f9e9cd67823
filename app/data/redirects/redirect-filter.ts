import { type ListCursor, listQuery } from "../list-cursor.ts";

/** Part of a path, a target or a note; empty for any. */
export type RedirectFilter = { search: string };

const maxSearchLength = 200;

/** The filter of an address. */
export function readRedirectFilter(address: URLSearchParams): RedirectFilter {
  return { search: (address.get("q") ?? "").trim().slice(0, maxSearchLength) };
}

/** The query string of a filter and a cursor. */
export function redirectQuery({ search }: RedirectFilter, cursor: ListCursor | null = null): string {
  return listQuery({ q: search }, cursor);
}
