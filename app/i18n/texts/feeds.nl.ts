export const nl = {
  "tag.title": "Insights over {tag}",
  "tag.meta.description":
    "Alle artikelen van Vlotwerk over {tag}: praktische insights over werken met agentic AI.",
  "tag.back": "Alle insights",
  "search.title": "Zoeken",
  "search.meta.title": "Zoeken in insights",
  "search.meta.titleFor": "“{query}” in insights",
  "search.meta.description": "Doorzoek de artikelen van Vlotwerk over werken met agentic AI.",
  "search.hint":
    "Zoek in titels, teksten en vragen. Zet woorden tussen aanhalingstekens als ze precies zo achter elkaar moeten staan.",
  "search.none": "Niets gevonden voor “{query}”.",
  "search.noneHelp":
    "Probeer een ander woord, of minder woorden. Leestekens en woorden als “de” tellen niet mee.",
  "search.topics": "Of kies een onderwerp",
  "search.one": "1 artikel gevonden voor “{query}”",
  "search.many": "{count} artikelen gevonden voor “{query}”",
  "search.madeAlone": "Geen artikelen, wel pagina’s gevonden voor “{query}”",
  "search.made": "Pagina’s",
  "search.pages": "Bladeren door zoekresultaten",
  "search.better": "Vorige",
  "search.further": "Volgende",
  "llms.about":
    "Vlotwerk is een Nederlands adviesbureau uit Haarlem dat werk automatiseert met agentic AI. Elk artikel staat als Markdown op zijn adres met .md erachter; een zoekopdracht gaat naar {search}.",
  "llms.articles": "Insights in het Nederlands",
  "llms.pages": "Over Vlotwerk, in het Nederlands",
  "llms.made": "Pagina’s, cases en diensten, in het Nederlands",
  "llms.contact": "Contact",
  "llms.aboutUs": "Over ons",
  "llms.feeds": "Feed met volledige teksten (Atom)",
};
