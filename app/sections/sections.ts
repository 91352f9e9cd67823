import { articlesSection } from "./articles/section.ts";
import { beforeAfterSection } from "./before-after/section.ts";
import { closingSection } from "./closing/section.ts";
import { figuresSection } from "./figures/section.ts";
import { formSection } from "./form/section.ts";
import { openingSection } from "./opening/section.ts";
import { questionsSection } from "./questions/section.ts";
import { quoteSection } from "./quote/section.ts";
import { stepsSection } from "./steps/section.ts";
import { teamSection } from "./team/section.ts";
import { textSection } from "./text/section.ts";
import { textWithPictureSection } from "./text-with-picture/section.ts";
import { tilesSection } from "./tiles/section.ts";

/** The sections of pages, by their types, in the order in which editors choose one. */
export const sections = {
  opening: openingSection,
  text: textSection,
  "text-with-picture": textWithPictureSection,
  tiles: tilesSection,
  steps: stepsSection,
  quote: quoteSection,
  figures: figuresSection,
  "before-after": beforeAfterSection,
  questions: questionsSection,
  articles: articlesSection,
  team: teamSection,
  form: formSection,
  closing: closingSection,
} as const;

export type SectionType = keyof typeof sections;
