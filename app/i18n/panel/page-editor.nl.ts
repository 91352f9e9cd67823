export const nl = {
  "page.kind": "Soort pagina",
  "page.slug": "Adres",
  "page.image": "Afbeelding om te delen",
  "page.inFooter": "In de voettekst",
  "page.publication": "Publicatie",
  "page.tags": "Tags",
  "page.title": "Titel",
  "page.description": "Omschrijving voor zoekmachines",
  "page.shown": "Taal gepubliceerd",
  "page.sections": "Secties",
  "page.section": "Sectie {number}",
  "page.hidden": "Verborgen",
};
