import { type ListCursor, listQuery } from "../list-cursor.ts";
import { type TrashSource, trashSources } from "./trash.ts";

export type TrashFilter = {
  /** Part of a title or slug; empty for any. */
  search: string;
  /** Null for any. */
  source: TrashSource | null;
};

const maxSearchLength = 200;

/** The filter of an address; invalid parts are ignored. */
export function readTrashFilter(address: URLSearchParams): TrashFilter {
  return {
    search: (address.get("q") ?? "").trim().slice(0, maxSearchLength),
    source: trashSources.find((source) => source === address.get("kind")) ?? null,
  };
}

/** The query string of a filter and a cursor. */
export function trashQuery({ search, source }: TrashFilter, cursor: ListCursor | null = null): string {
  return listQuery({ q: search, kind: source }, cursor);
}
