import type { Translation } from "../language-texts.ts";
import { nl } from "./cards.nl.ts";

const en: Translation<typeof nl> = {
  "insights.minutes": "{minutes} min",
  "insights.in.nl": "in Dutch",
  "insights.in.en": "in English",
  "insights.readMore": "Read more",
  "article.noAuthor": "Anonymous",
};

export const cardTexts = { nl, en };
