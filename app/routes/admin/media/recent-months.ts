import { locales } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/language-texts.ts";

/** How far back the choice goes. */
const monthsOffered = 36;

type Month = { value: string; text: string };

/** The months up to now, the newest first, and the chosen one where it is none of them. */
export function recentMonths(now: Date, chosen: string | null, language: Language): Month[] {
  const months = Array.from({ length: monthsOffered }, (_, back) =>
    // In the middle of the month, which is the same one in every time zone.
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15)), language),
  );
  if (chosen === null || months.some(({ value }) => value === chosen)) return months;
  return [...months, monthOf(new Date(`${chosen}-15T00:00:00Z`), language)];
}

function monthOf(day: Date, language: Language): Month {
  return {
    value: day.toISOString().slice(0, 7),
    text: day.toLocaleDateString(locales[language], { month: "long", year: "numeric", timeZone: "UTC" }),
  };
}
