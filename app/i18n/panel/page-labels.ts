import { pageEditorTexts } from "./page-editor.en.ts";
import { sectionTexts } from "./sections.en.ts";

/** The labels of a page's own fields, and of those of its sections. */
export const pageLabels = {
  nl: { ...sectionTexts.nl, ...pageEditorTexts.nl },
  en: { ...sectionTexts.en, ...pageEditorTexts.en },
};
