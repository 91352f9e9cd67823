import type { VersionedKind } from "../../content/kinds.ts";
import { type Language, lookUp } from "../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../i18n/panel/about.en.ts";

/** Of what there are versions. */
export type Subject = { kind: VersionedKind; id: string };

/** There is one about page. */
export const aboutSubject: Subject = { kind: "about-page", id: "0ab00000-0000-4000-8000-000000000000" };

/** What there is one alone is called in the panel; empty for others. */
export function titleOfOnly(kind: string, language: Language): string {
  return kind === aboutSubject.kind ? lookUp(aboutPanelTexts, language, "about.title") : "";
}
