/** What the rich-text field says by itself: in English, as all of the panel. */
const en = {
  "richText.loading": "Loading editor...",
  "richText.failed": "Failed to load editor configuration...",
  "richText.fallback": "You can write the text as HTML here instead. Nothing you typed is lost.",
};

export const richTextTexts = { nl: en, en };
