import { nl as cards } from "./cards.nl.ts";

export const nl = {
  ...cards,
  "insights.meta.title": "Insights over werken met AI",
  "insights.meta.description":
    "Praktische artikelen over werk automatiseren met agentic AI. Waar u begint, wat het kost, wat een agent mag beslissen en hoe uw team ermee leert werken.",
  "insights.title": "Insights",
  "insights.text":
    "Wat we leren van werk dat we automatiseren: rekenvoorbeelden, valkuilen en stappen die u maandag kunt zetten.",
  "insights.backHome": "Terug naar Home",
  "insights.empty": "Geen artikelen gevonden",
  "insights.readTime": "{minutes} min. leestijd",
  "insights.topics": "Onderwerpen",
  "insights.allTopics": "Alles",
  "insights.newest": "Nieuwste artikelen",
  "insights.page": "pagina {page} van {last}",
  "insights.pages": "Bladeren door artikelen",
  "insights.newer": "Nieuwere artikelen",
  "insights.older": "Oudere artikelen",
  "article.back": "Terug naar insights",
  "article.backBlog": "Terug naar de blog",
  "article.faq": "Vragen",
  "article.related": "Lees ook",
  "article.author": "Door {author}",
  "article.published": "Gepubliceerd op {date}",
  "article.changed": "Gewijzigd op {date}",
  "article.closing.title": "Benieuwd wat dit voor uw bedrijf betekent?",
  "article.closing.text":
    "Leg uw eigen geval voor aan iemand die dit dagelijks bouwt. Een halfuur, zonder verplichtingen.",
  "article.closing.button": "Plan een kennismaking",
};
