import type { Translation } from "../language-texts.ts";
import { nl } from "./sections.nl.ts";

const en: Translation<typeof nl> = {
  "sections.title": "Heading",
  "sections.text": "Text",
};

/** The fields of the sections of pages. */
export const sectionTexts = { nl, en };

export type SectionKey = keyof typeof nl;
