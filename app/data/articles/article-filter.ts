import { type ListCursor, listQuery } from "../list-cursor.ts";

export const articleStatuses = ["published", "draft"] as const;

/** What the languages of an article lack, and what waits: as `filter_articles` names them. */
export const articleStates = ["lacks_en", "lacks_nl", "draft_en", "draft_nl", "outdated", "waiting"] as const;

type ArticleState = (typeof articleStates)[number];
type ArticleStatus = (typeof articleStatuses)[number];

export type ArticleFilter = {
  /** Part of a title in any language, the author or the slug; empty for any. */
  search: string;
  /** Null for both. */
  status: ArticleStatus | null;
  /** Null for any. */
  state: ArticleState | null;
};

const maxSearchLength = 200;

/** The filter of an address; invalid parts are ignored. */
export function readArticleFilter(address: URLSearchParams): ArticleFilter {
  return {
    search: (address.get("q") ?? "").trim().slice(0, maxSearchLength),
    status: articleStatuses.find((status) => status === address.get("status")) ?? null,
    state: articleStates.find((state) => state === address.get("state")) ?? null,
  };
}

/** The query string of a filter and a cursor. */
export function articleQuery(
  { search, status, state }: ArticleFilter,
  cursor: ListCursor | null = null,
): string {
  return listQuery({ q: search, status, state }, cursor);
}
