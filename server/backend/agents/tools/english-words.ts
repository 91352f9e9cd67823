import type { PartWords } from "../../../../app/content/describe-part.ts";
import { lookUpIn, type Translate, translator } from "../../../../app/i18n/language-texts.ts";
import { editingTexts } from "../../../../app/i18n/panel/editing.en.ts";
import { type ProblemKey, problemTexts } from "../../../../app/i18n/panel/problems.en.ts";

/** The words of the panel, for assistants. */
export function englishWords(
  labels: Readonly<Record<string, string>>,
): PartWords & { problem: Translate<ProblemKey> } {
  return {
    label: (key, values) => lookUpIn(labels, "en", key, values),
    editing: translator(editingTexts, "en"),
    problem: translator(problemTexts, "en"),
  };
}
