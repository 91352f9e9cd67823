import { isoTime } from "./iso-time.ts";
import type { Language } from "./language-texts.ts";

export const locales = { nl: "nl-NL", en: "en-GB" } as const;

/** Making a formatter takes longer than rendering a small component. */
const dates = formatters({ dateStyle: "long" });
const times = formatters({ dateStyle: "long", timeStyle: "short" });

function formatters(style: Intl.DateTimeFormatOptions) {
  const options = { ...style, timeZone: "Europe/Amsterdam" };
  return {
    nl: new Intl.DateTimeFormat(locales.nl, options),
    en: new Intl.DateTimeFormat(locales.en, options),
  };
}

/** A number with its thousands apart. */
export function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(locales[language]);
}

/** A part as a percentage with its sign. */
export function formatGrowth(part: number, language: Language): string {
  const style = { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 } as const;
  return part.toLocaleString(locales[language], style);
}

/** A date in words in the time zone of Amsterdam, equal on server and client; empty as `isoTime` is null. */
export function formatDate(time: string, language: Language): string {
  return isoTime(time) === null ? "" : dates[language].format(new Date(time));
}

/** A date and time in the time zone of Amsterdam; empty as `isoTime` is null. */
export function formatTime(time: string, language: Language): string {
  return isoTime(time) === null ? "" : times[language].format(new Date(time));
}
