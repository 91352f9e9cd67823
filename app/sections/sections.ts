import { textSection } from "./text/section.ts";

/** The sections of pages, by their types, in the order in which editors choose one. */
export const sections = {
  text: textSection,
} as const;

export type SectionType = keyof typeof sections;
