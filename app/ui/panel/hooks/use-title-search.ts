import { useEffect, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { searchTitles, type Titled, type Titles } from "../../../data/articles/article-titles.ts";
import { orNull } from "./use-failure-toast.ts";

/** Those of a list by title or slug: filtered in memory while it is complete, else the published articles by the database. */
export function useTitleSearch(newest: Titles, search: string): readonly Titled[] {
  const typed = search.trim().toLowerCase();
  const query = newest.isAll ? "" : typed;
  const [answer, setAnswer] = useState({ query: "", entries: newest.entries });

  useEffect(() => {
    if (query === "") return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await orNull(searchTitles(accountDatabase(), query));
      if (found && !isOver) setAnswer({ query, entries: found.entries });
    }, debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query]);

  if (query !== "" && answer.query === query) return answer.entries;
  return newest.entries.filter(({ title, slug }) => `${title ?? ""}\n${slug}`.toLowerCase().includes(typed));
}

/** The debounce of the search, in milliseconds. */
const debounceMs = 300;
