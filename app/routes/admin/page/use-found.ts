import { accountDatabase } from "../../../account/account-database.ts";
import type { FormSection } from "../../../content/page.ts";
import { findNamed, namedIn } from "../../../data/pages/found.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import type { Found } from "../../../sections/section.ts";
import { useReading } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../../ui/panel/hooks/use-last-loaded.ts";

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
  const named = JSON.stringify([language, namedIn(sections)]);
  const found = useReading(named, () => findNamed(accountDatabase(), sections, language), debounceMs);
  return useLastLoaded(found ?? null) ?? nothingFound;
}
