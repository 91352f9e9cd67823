export const nl = {
  "richText.loading": "Loading editor...",
  "richText.failed": "Failed to load editor configuration...",
  "richText.fallback": "You can write the text as HTML here instead. Nothing you typed is lost.",
};
