import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  getTitles,
  listNewestTitles,
  type Titled,
  type Titles,
} from "../../../data/articles/article-titles.ts";
import { orNull, useFailureToast, useReading } from "../../../ui/panel/hooks/use-failure-toast.ts";

/** Articles to choose; `areLoaded` once the titles of the chosen ones are known. */
export type ArticleChoices = {
  newest: Titles;
  /** The titles that are loaded, of the chosen articles and others. */
  known: readonly Titled[];
  areLoaded: boolean;
};

const none: Titles = { entries: [], isAll: true };

/** Loads the newest articles, and the titles of the chosen ones among the others; a failure shows a toast. */
export function useTitles(chosen: readonly string[], failed: string): ArticleChoices {
  const newest = useReading("newest", () => listNewestTitles(accountDatabase()));
  const [named, setNamed] = useState<readonly Titled[]>([]);
  const [asked, setAsked] = useState("");

  useFailureToast(newest, failed);

  const all = [...(newest?.entries ?? []), ...named];
  const unnamed =
    newest?.isAll === false ? chosen.filter((id) => !all.some((article) => article.id === id)) : [];
  const wanted = unnamed.join(" ");
  const name = useEffectEvent(async (ids: readonly string[]) => {
    const found = await orNull(getTitles(accountDatabase(), ids));
    if (found) setNamed((before) => [...before, ...found]);
    setAsked(ids.join(" "));
  });
  useEffect(() => {
    if (wanted !== "") void name(wanted.split(" "));
  }, [wanted]);

  const areLoaded = Boolean(newest) && (wanted === "" || asked === wanted);
  return { newest: newest ?? none, known: all, areLoaded };
}
