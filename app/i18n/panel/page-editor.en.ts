import type { Translation } from "../language-texts.ts";
import { nl } from "./page-editor.nl.ts";

const en: Translation<typeof nl> = {
  "page.kind": "Kind of page",
  "page.slug": "Address",
  "page.image": "Picture for sharing",
  "page.inFooter": "In the footer",
  "page.publication": "Publication",
  "page.tags": "Tags",
  "page.title": "Title",
  "page.description": "Description for search engines",
  "page.shown": "Language published",
  "page.sections": "Sections",
  "page.section": "Section {number}",
  "page.hidden": "Hidden",
};

/** The editor of pages. */
export const pageEditorTexts = { nl, en };

export type PageEditorKey = keyof typeof nl;
