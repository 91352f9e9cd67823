import type { Problem } from "../../../data/articles/article-problems.ts";
import type { TextValues } from "../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../i18n/panel/article-editor.en.ts";

/** The message of a validation error. */
export function describeProblem(
  { key, field, faq, values }: Problem,
  t: (key: EditorKey, values?: TextValues) => string,
): string {
  const name = faq ? t("editor.faqField", { field: t(field), number: faq }) : t(field);
  return t(key, { field: name, ...values });
}

/** The name of the input of a validation error. */
export function fieldName(field: EditorKey, faq?: number): string {
  return faq ? `${field}-${faq}` : field;
}
