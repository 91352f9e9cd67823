import type { Language } from "./language-texts.ts";

const locales = { nl: "nl-NL", en: "en-GB" } as const;

/** A date in words in the time zone of Amsterdam, equal on server and client. */
export function formatDate(isoTime: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(isoTime));
}

/** A date and time in the time zone of Amsterdam. */
export function formatTime(isoTime: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(isoTime));
}
