import type { Moment } from "../../../data/submissions/moments.ts";
import { locales } from "../../../i18n/format.ts";
import type { Language, Translate } from "../../../i18n/language-texts.ts";
import type { contactTexts } from "../../../i18n/texts/contact.en.ts";

type ContactTranslate = Translate<keyof (typeof contactTexts)["nl"]>;

/** A moment in words, such as "di 1 dec, ochtend". */
export function momentText({ date, part }: Moment, language: Language, t: ContactTranslate): string {
  const style = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const parts = new Intl.DateTimeFormat(locales[language], style).formatToParts(new Date(date));
  // Engines differ in the comma after the day of the week.
  const words = parts.filter(({ type }) => type !== "literal").map(({ value }) => value);
  return t(`contact.moments.${part}`, { day: words.join(" ") });
}

/** The line of a message that says which moments suit its sender. */
export function momentsLine(moments: readonly Moment[], language: Language, t: ContactTranslate): string {
  const texts = moments.map((moment) => momentText(moment, language, t));
  return t("contact.moments.chosen", { moments: texts.join("; ") });
}
