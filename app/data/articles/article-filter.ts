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

/** The filter of the values that are in the address of the list; empty for any. */
export function articleFilter(chosen: (field: "q" | "status" | "state") => string): ArticleFilter {
  return {
    search: chosen("q"),
    status: articleStatuses.find((status) => status === chosen("status")) ?? null,
    state: articleStates.find((state) => state === chosen("state")) ?? null,
  };
}
