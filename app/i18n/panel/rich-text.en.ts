import type { Translation } from "../language-texts.ts";
import { nl } from "./rich-text.nl.ts";

const en: Translation<typeof nl> = {
  "richText.loading": "Loading editor...",
  "richText.failed": "Failed to load editor configuration...",
  "richText.fallback": "You can write the text as HTML here instead. Nothing you typed is lost.",
  "richText.labelAndValue": "Label and value",
  "richText.links": "Page of the site",
  "richText.standard": "Standard",
  "richText.heading": "Heading in this text: {title}",
  "richText.insert": "Insert a block",
  "richText.heading2": "Heading 2",
  "richText.heading3": "Heading 3",
  "richText.list": "List",
  "richText.numbered": "Numbered list",
  "richText.quote": "Quotation",
  "richText.table": "Table",
  "richText.picture": "Picture",
  "richText.look": "Look",
  "richText.callout": "Callout",
  "richText.button": "Button",
  "richText.divider": "Divider",
  "richText.buttonText": "Get in touch",
  "richText.word": "{words} word, {minutes} min read",
  "richText.words": "{words} words, {minutes} min read",
  "richText.tip":
    "Type / at the start of a line for headings, lists, callouts and more. ## and a space makes a heading too, * a list and **word** bold.",
  "richText.tipClose": "Hide this tip",
};

/** The rich-text field. */
export const richTextTexts = { nl, en };

export type RichTextKey = keyof typeof nl;
