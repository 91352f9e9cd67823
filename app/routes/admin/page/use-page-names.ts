import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { sectionTexts } from "../../../i18n/panel/sections.en.ts";
import { type PartNames, usePartNames } from "../editing/use-part-names.ts";

/** The labels of a page's own fields, and of those of its sections. */
const labels = {
  nl: { ...sectionTexts.nl, ...pageEditorTexts.nl },
  en: { ...sectionTexts.en, ...pageEditorTexts.en },
};

/** The words for the parts of a page. */
export function usePageNames(): PartNames {
  return usePartNames(labels);
}
