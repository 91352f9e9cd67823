export const nl = {
  "section.change": "Van {before} naar {after}",
  "section.what": "Wat",
  "section.before": "Vóór",
  "section.after": "Na",
};
