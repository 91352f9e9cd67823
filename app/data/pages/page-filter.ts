import { type PageKind, pageKinds } from "../../content/page-kinds.ts";
import { type ListCursor, listQuery } from "../list-cursor.ts";

export type PageFilter = {
  /** Part of a title in any language, or of the slug; empty for any. */
  search: string;
  /** Null for any. */
  kind: PageKind | null;
};

const maxSearchLength = 200;

/** The filter of an address; invalid parts are ignored. */
export function readPageFilter(address: URLSearchParams): PageFilter {
  return {
    search: (address.get("q") ?? "").trim().slice(0, maxSearchLength),
    kind: pageKinds.find((kind) => kind === address.get("kind")) ?? null,
  };
}

/** The query string of a filter and a cursor. */
export function pageQuery({ search, kind }: PageFilter, cursor: ListCursor | null = null): string {
  return listQuery({ q: search, kind }, cursor);
}
