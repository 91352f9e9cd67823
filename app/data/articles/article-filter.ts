import { type ListCursor, listQuery } from "../list-cursor.ts";

export const articleStatuses = ["published", "draft"] as const;

export type ArticleStatus = (typeof articleStatuses)[number];

/** Which articles the panel lists. */
export type ArticleFilter = {
  /** What a title in any language, the author or the slug must hold; empty for anything. */
  search: string;
  /** Null for all of them. */
  status: ArticleStatus | null;
};

const longestSearch = 200;

/** The filter that an address names. What is none is left out, as if it were not there. */
export function readArticleFilter(address: URLSearchParams): ArticleFilter {
  return {
    search: (address.get("q") ?? "").trim().slice(0, longestSearch),
    status: articleStatuses.find((status) => status === address.get("status")) ?? null,
  };
}

/** The query of an address that names a filter and a cursor; `readArticleFilter` and `readListCursor` read it. */
export function articleQuery({ search, status }: ArticleFilter, cursor: ListCursor | null = null): string {
  return listQuery({ q: search, status }, cursor);
}
