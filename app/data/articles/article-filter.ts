import { type ListCursor, listQuery } from "../list-cursor.ts";

export const articleStatuses = ["published", "draft"] as const;

type ArticleStatus = (typeof articleStatuses)[number];

export type ArticleFilter = {
  /** Part of a title in any language, the author or the slug; empty for any. */
  search: string;
  /** Null for both. */
  status: ArticleStatus | null;
};

const maxSearchLength = 200;

/** The filter of an address; invalid parts are ignored. */
export function readArticleFilter(address: URLSearchParams): ArticleFilter {
  return {
    search: (address.get("q") ?? "").trim().slice(0, maxSearchLength),
    status: articleStatuses.find((status) => status === address.get("status")) ?? null,
  };
}

/** The query string of a filter and a cursor. */
export function articleQuery({ search, status }: ArticleFilter, cursor: ListCursor | null = null): string {
  return listQuery({ q: search, status }, cursor);
}
