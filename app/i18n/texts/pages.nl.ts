export const nl = {
  "pages.cases": "Cases",
  "pages.casesText":
    "Werk dat we bij klanten hebben geautomatiseerd: hoe het ging, hoe het nu gaat, en wat dat scheelt.",
  "pages.services": "Diensten",
  "pages.servicesText": "Wat we voor u doen, wat u ervan krijgt en wat het vraagt.",
  "pages.otherServices": "Hier helpen we u ook mee",
  "pages.case": "Case",
  "pages.service": "Dienst",
  "pages.allCases": "Alle cases",
  "pages.allServices": "Alle diensten",
  "pages.read": "Lees meer",
};
