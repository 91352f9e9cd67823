import { useEffect, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { searchTitles, type TitledArticle, type Titles } from "../../../data/articles/article-titles.ts";
import { orNull } from "./use-failure-toast.ts";

/** The published articles by title or slug: filtered in memory while the list is complete, else by the database. */
export function useTitleSearch(newest: Titles, search: string): readonly TitledArticle[] {
  const wanted = search.trim().toLowerCase();
  const asked = newest.isAll ? "" : wanted;
  const [answer, setAnswer] = useState({ asked: "", articles: newest.articles });

  useEffect(() => {
    if (asked === "") return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await orNull(searchTitles(accountDatabase(), asked));
      if (found && !isOver) setAnswer({ asked, articles: found.articles });
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);

  if (asked !== "" && answer.asked === asked) return answer.articles;
  return newest.articles.filter(({ title, slug }) =>
    `${title ?? ""}\n${slug}`.toLowerCase().includes(wanted),
  );
}

/** The debounce of the search, in milliseconds. */
const pause = 300;
