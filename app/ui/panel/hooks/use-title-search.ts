import { useEffect, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { searchTitles, type TitledArticle, type Titles } from "../../../data/articles/article-titles.ts";
import { orNull } from "./use-failure-toast.ts";

/** The published articles by title or slug: filtered in memory while the list is complete, else by the database. */
export function useTitleSearch(newest: Titles, search: string): readonly TitledArticle[] {
  const typed = search.trim().toLowerCase();
  const query = newest.isAll ? "" : typed;
  const [answer, setAnswer] = useState({ query: "", articles: newest.articles });

  useEffect(() => {
    if (query === "") return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await orNull(searchTitles(accountDatabase(), query));
      if (found && !isOver) setAnswer({ query, articles: found.articles });
    }, debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query]);

  if (query !== "" && answer.query === query) return answer.articles;
  return newest.articles.filter(({ title, slug }) => `${title ?? ""}\n${slug}`.toLowerCase().includes(typed));
}

/** The debounce of the search, in milliseconds. */
const debounceMs = 300;
