import type { PartWords } from "../../content/describe-part.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Texts, Translate } from "../../i18n/language-texts.ts";
import { editingTexts } from "../../i18n/panel/editing.en.ts";
import { type ProblemKey, problemTexts } from "../../i18n/panel/problems.en.ts";

export type PartNames = PartWords & { problem: Translate<ProblemKey> };

/** The words for the parts of a kind, and for what is wrong with them. */
export function usePartNames(labels: Texts<string>): PartNames {
  const { t: label } = useLanguage(labels);
  const { t: editing } = useLanguage(editingTexts);
  const { t: problem } = useLanguage(problemTexts);
  return { label, editing, problem };
}
