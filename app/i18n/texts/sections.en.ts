import type { Translation } from "../language-texts.ts";
import { nl } from "./sections.nl.ts";

const en: Translation<typeof nl> = {
  "section.change": "From {before} to {after}",
  "section.what": "What",
  "section.before": "Before",
  "section.after": "After",
};

/** What sections of pages say themselves. */
export const sectionWords = { nl, en };
