export const nl = {
  "translations.side": "Naast elkaar",
  "translations.together": "Samen scrollen",
  "translations.changed": "{language} gewijzigd op {date}",
  "translations.sentences": "{count} zinnen in het {language} gewijzigd, het laatst op {date}",
  "translations.notThere": "Hier staat dit nog niet.",
  "translations.show": "Naar de zin",
  "translations.right": "Klopt nog",
  "translations.of": "{action}: {field}",
  "translations.sameWords": "Geen woord is veranderd: alleen de opmaak, een afbeelding of een link.",
  "translations.notKept": "De eerdere tekst is niet meer bewaard.",
  "translations.confirmed": "{field}: klopt nog",
  "translations.confirmFailed": "Dat het nog klopt, kon niet worden opgeslagen: {field}.",

  "translations.copy": "De opbouw van de tekst in het {language} overnemen",
  "translations.replace": "Deze tekst vervangen?",
  "translations.replaceText":
    "De koppen, tabellen, lijsten en afbeeldingen van de andere taal komen leeg in de plaats van wat hier staat. Wat nog geschreven moet worden, is gemarkeerd en gaat zo niet online.",
  "translations.replaceButton": "Vervangen",
};
