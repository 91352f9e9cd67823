export const nl = {
  "section.change": "Van {before} naar {after}",
  "section.what": "Wat",
  "section.before": "Voor",
  "section.after": "Na",
};
