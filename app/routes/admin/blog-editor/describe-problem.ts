import type { Problem } from "../../../data/article-problems.ts";
import type { TextValues } from "../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../i18n/panel-editor.ts";

/** A problem in words. */
export function describeProblem(
  { key, field, values }: Problem,
  t: (key: EditorKey, values?: TextValues) => string,
): string {
  return t(key, { field: t(field), ...values });
}
