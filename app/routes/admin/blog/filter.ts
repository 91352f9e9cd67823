import type { ListedArticle } from "../../../data/admin-articles.ts";

export type StatusFilter = "all" | "published" | "draft";

/** The articles with this status whose title in any language, author or slug holds what is searched for. */
export function filterArticles(
  articles: readonly ListedArticle[],
  search: string,
  status: StatusFilter,
): readonly ListedArticle[] {
  const wanted = search.trim().toLowerCase();
  return articles.filter(
    ({ haystack, isPublished }) =>
      (status === "all" || isPublished === (status === "published")) && haystack.includes(wanted),
  );
}
