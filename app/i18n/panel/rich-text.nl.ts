export const nl = {
  "richText.loading": "Editor laden...",
  "richText.failed": "De instellingen van de editor konden niet worden geladen...",
  "richText.fallback": "De tekst kan hier als HTML worden geschreven. Er gaat niets verloren.",
  "richText.labelAndValue": "Label en waarde",
  "richText.links": "Pagina van de site",
  "richText.standard": "Standaard",
};
