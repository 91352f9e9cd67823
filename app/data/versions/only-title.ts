import { type Language, lookUp } from "../../i18n/language-texts.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { aboutSubject } from "./subject.ts";

/** What there is one alone is called in the panel; empty for others. */
export function titleOfOnly(kind: string, language: Language): string {
  return kind === aboutSubject.kind ? lookUp(panelTexts, language, "panel.about-page") : "";
}
