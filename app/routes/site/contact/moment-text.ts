import type { Moment } from "../../../data/submissions/moments.ts";
import type { Language, Translate } from "../../../i18n/language-texts.ts";
import type { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { weekdayName } from "../../../i18n/working-days.ts";

export type ContactTranslate = Translate<keyof (typeof contactTexts)["nl"]>;

/** A moment in words, such as "dinsdagochtend". */
export function momentText({ day, part }: Moment, language: Language, t: ContactTranslate): string {
  return t(`contact.moments.${part}`, { day: weekdayName(day, language) });
}
