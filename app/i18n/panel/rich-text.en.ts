import type { Translation } from "../language-texts.ts";
import { nl } from "./rich-text.nl.ts";

const en: Translation<typeof nl> = {
  "richText.loading": "Loading editor...",
  "richText.failed": "Failed to load editor configuration...",
  "richText.fallback": "You can write the text as HTML here instead. Nothing you typed is lost.",
  "richText.labelAndValue": "Label and value",
  "richText.links": "Page of the site",
  "richText.standard": "Standard",
};

/** The rich-text field. */
export const richTextTexts = { nl, en };
