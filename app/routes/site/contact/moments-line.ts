import type { Moment } from "../../../data/submissions/moments.ts";
import { locales } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { type ContactTranslate, momentText } from "./moment-text.ts";

/** The line of a message that says which moments suit its sender. */
export function momentsLine(moments: readonly Moment[], language: Language, t: ContactTranslate): string {
  const texts = moments.map((moment) => momentText(moment, language, t));
  const list = new Intl.ListFormat(locales[language], { type: "disjunction" });
  return t("contact.moments.chosen", { moments: list.format(texts) });
}
