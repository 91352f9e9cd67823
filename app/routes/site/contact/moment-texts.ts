import type { Moment } from "../../../data/submissions/moments.ts";
import { locales } from "../../../i18n/format.ts";
import type { Language, Translate } from "../../../i18n/language-texts.ts";
import type { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { weekdayName } from "../../../i18n/working-days.ts";

type ContactTranslate = Translate<keyof (typeof contactTexts)["nl"]>;

/** A moment in words, such as "dinsdagochtend". */
export function momentText({ day, part }: Moment, language: Language, t: ContactTranslate): string {
  return t(`contact.moments.${part}`, { day: weekdayName(day, language) });
}

/** The line of a message that says which moments suit its sender. */
export function momentsLine(moments: readonly Moment[], language: Language, t: ContactTranslate): string {
  const texts = moments.map((moment) => momentText(moment, language, t));
  const list = new Intl.ListFormat(locales[language], { type: "disjunction" });
  return t("contact.moments.chosen", { moments: list.format(texts) });
}
