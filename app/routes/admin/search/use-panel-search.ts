import { useEffect, useEffectEvent, useState } from "react";
import { hasRight } from "../../../account/rights.ts";
import { useAuth } from "../../../account/use-auth.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelSearchTexts } from "../../../i18n/panel/panel-search.en.ts";
import { type FoundGroup, foundAtMost, searchPanel } from "./search-panel.ts";
import { useScreens } from "./use-screens.ts";

/** The debounce of the search, in milliseconds. */
const debounceMs = 200;

/** A single letter is in every title. */
const shortest = 2;

type PanelSearch = {
  groups: readonly FoundGroup[];
  /** What is typed is not answered yet. */
  isSearching: boolean;
};

/** What a search across the panel finds, by group; without a search, the first screens. */
export function usePanelSearch(query: string): PanelSearch {
  const { language, t } = useLanguage(panelSearchTexts);
  const auth = useAuth();
  const screens = useScreens(query).slice(0, foundAtMost);
  const [answer, setAnswer] = useState<{ query: string; groups: readonly FoundGroup[] }>(none);
  const isAsked = query.length >= shortest;
  const search = useEffectEvent(() =>
    searchPanel(query, t, { language, may: (right) => hasRight(auth, right) }),
  );

  useEffect(() => {
    if (query.length < shortest) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const groups = await search();
      if (!isOver) setAnswer({ query, groups });
    }, debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query]);

  const found = isAsked ? answer.groups : [];
  return {
    groups: [{ name: "screens" as const, items: screens }, ...found],
    isSearching: isAsked && answer.query !== query,
  };
}

const none = { query: "", groups: [] };
