import type { Translation } from "../language-texts.ts";
import { nl } from "./translations.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "translations.side": "Side by side",
  "translations.together": "Scroll together",
  "translations.changed": "{language} changed on {date}",
  "translations.sentences": "{count} sentences changed in {language}, last on {date}",
  "translations.notThere": "This is not here yet.",
  "translations.show": "Go to the sentence",
  "translations.right": "Still right",
  "translations.of": "{action}: {field}",
  "translations.sameWords": "No word was changed: only the layout, a picture or a link.",
  "translations.notKept": "The earlier text is no longer kept.",
  "translations.confirmed": "{field} is still right",
  "translations.confirmFailed": "That {field} is still right could not be saved.",

  "translations.copy": "Copy the structure of the {language} text",
  "translations.replace": "Replace this text?",
  "translations.replaceText":
    "The headings, tables, lists and pictures of the other language take the place of what stands here, empty. What is still to be written is marked, and does not go live like that.",
  "translations.replaceButton": "Replace",
};

/** The languages of an article beside each other. */
export const translationTexts = withWords(nl, en);
