import { locales } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language-texts.ts";

/** How far back the choice goes. */
const monthsOffered = 36;

/** The months up to now, the newest first. */
export function recentMonths(now: Date, language: Language): { value: string; text: string }[] {
  return Array.from({ length: monthsOffered }, (_, back) => {
    // In the middle of the month, which is the same one in every time zone.
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15));
    return {
      value: day.toISOString().slice(0, 7),
      text: day.toLocaleDateString(locales[language], { month: "long", year: "numeric", timeZone: "UTC" }),
    };
  });
}
