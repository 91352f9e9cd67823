import type { ContentColumn } from "../../../data/downloads/admin-download-page.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { contentLimits } from "./limits.ts";
import type { PageEdits } from "./use-download-page.ts";

/** Binds the fields of one language to the form. */
export function bindFields(language: Language, edits: PageEdits) {
  const text = (column: ContentColumn) => ({
    language,
    value: edits.read(language, column),
    onChange: (value: string) => edits.write(language, column, value),
  });
  const line = (column: keyof typeof contentLimits) => ({ ...text(column), max: contentLimits[column] });
  return { text, line };
}
