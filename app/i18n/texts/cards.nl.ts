/** The texts of a card, apart from those of the lists: the home page has cards alone. */
export const nl = {
  "insights.minutes": "{minutes} min",
  "insights.in.nl": "in het Nederlands",
  "insights.in.en": "in het Engels",
  "insights.readMore": "Lees meer",
  "article.noAuthor": "Anoniem",
};
