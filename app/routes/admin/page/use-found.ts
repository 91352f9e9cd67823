import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { FormSection } from "../../../content/page.ts";
import { findNamed, namedIn } from "../../../data/pages/found.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import type { Found } from "../../../sections/section.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

/** Nothing is found yet. */
export const nothingFound: Found = {
  pictures: {},
  articles: {},
  newest: {},
  members: {},
  downloadPages: {},
  moments: [],
};

/** An address is complete after a pause in typing. */
const debounceMs = 300;

/** What the sections of a language name, asked for again when they name something else. */
export function useFound(sections: readonly FormSection[], language: Language): Found {
  const [found, setFound] = useState(nothingFound);
  const named = JSON.stringify([language, namedIn(sections)]);
  const find = useEffectEvent(() => orNull(findNamed(accountDatabase(), sections, language)));
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = named !== "" && (await find());
      if (answer && !isOver) setFound(answer);
    }, debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [named]);
  return found;
}
