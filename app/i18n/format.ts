import type { Language } from "./language-texts.ts";

const locales = { nl: "nl-NL", en: "en-GB" } as const;

/** A date in words, as people in Haarlem read it: the same on the server and in every browser. */
export function formatDate(isoTime: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(isoTime));
}

/** A date with the time of day in Haarlem, to the minute. */
export function formatTime(isoTime: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(isoTime));
}
