export const nl = {
  "upkeep.title": "Bijhouden",
  "upkeep.about":
    "Dit lijkt verouderd op uw site. Wat het langst niet is gewijzigd, staat eerst. Pas het aan, of zeg dat het klopt: dan blijft het een jaar weg, of tot de woorden veranderen.",
  "upkeep.back": "Overzicht",
  "upkeep.hosted":
    "Deze site bewaart alles in een Supabase-project. Daar wordt niet gezocht naar wat verouderd is.",
  "upkeep.loadFailed": "Wat verouderd is, kon niet worden geladen.",
  "upkeep.none": "Niets lijkt verouderd",
  "upkeep.noneText": "Datums, links, vertalingen en afbeeldingen zijn bij.",
  "upkeep.outdated_translation": "Loopt niet gelijk met de andere taal",
  "upkeep.old_date_or_figure": "Datum of getal van lang geleden",
  "upkeep.dead_link": "Link die nergens heen leidt",
  "upkeep.picture_without_words": "Afbeelding zonder beschrijving",
  "upkeep.picture": "Een afbeelding uit de mediabibliotheek",
  "upkeep.nl": "Nederlands",
  "upkeep.en": "Engels",
  "upkeep.changed": "Gewijzigd op {date}",
  "upkeep.settle": "Klopt nog",
  "upkeep.settled": "Dit komt een jaar niet terug",
  "upkeep.settleFailed": "Dat het klopt, kon niet worden opgeslagen. Probeer het opnieuw.",
};
