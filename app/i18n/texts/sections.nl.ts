export const nl = {
  "section.what": "Wat",
  "section.before": "Voor",
  "section.after": "Na",
};
