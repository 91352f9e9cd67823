export const nl = {
  "checklist.one": "Vóór publicatie: 1 opmerking",
  "checklist.some": "Vóór publicatie: {count} opmerkingen",
  "checklist.about": "U kunt toch publiceren.",

  "checklist.noDutch": "Er is geen Nederlandse tekst: wie Nederlands leest, krijgt de Engelse.",
  "checklist.noEnglish": "Er is geen Engelse tekst: wie Engels leest, krijgt de Nederlandse.",
  "checklist.noTitleNl": "De Nederlandse tekst heeft nog geen titel.",
  "checklist.noTitleEn": "De Engelse tekst heeft nog geen titel.",
  "checklist.noContentNl": "Nederlands heeft wel een titel, maar geen tekst.",
  "checklist.noContentEn": "Engels heeft wel een titel, maar geen tekst.",
  "checklist.noExcerptNl": "Nederlands heeft geen samenvatting.",
  "checklist.noExcerptEn": "Engels heeft geen samenvatting.",
  "checklist.noDescriptionNl": "Nederlands heeft geen metabeschrijving: zoekmachines tonen de samenvatting.",
  "checklist.noDescriptionEn": "Engels heeft geen metabeschrijving: zoekmachines tonen de samenvatting.",
  "checklist.noneNl":
    "Nederlands heeft geen samenvatting en geen metabeschrijving: zoekmachines kiezen zelf een tekst.",
  "checklist.noneEn":
    "Engels heeft geen samenvatting en geen metabeschrijving: zoekmachines kiezen zelf een tekst.",

  "checklist.sameTitle": "Nederlands en Engels hebben dezelfde titel.",
  "checklist.sameExcerpt": "Nederlands en Engels hebben dezelfde samenvatting.",
  "checklist.sameContent": "Nederlands en Engels hebben dezelfde tekst.",
  "checklist.term": "In het Engels ontbreekt „{en}” voor „{nl}” (woordenlijst).",

  "checklist.firstHeadingNl":
    "Nederlands begint met een kop {level} (“{heading}”): de eerste koppen horen kop 2 te zijn.",
  "checklist.firstHeadingEn":
    "Engels begint met een kop {level} (“{heading}”): de eerste koppen horen kop 2 te zijn.",
  "checklist.skippedNl": "Nederlands heeft een kop {level} (“{heading}”) na een kop {before}.",
  "checklist.skippedEn": "Engels heeft een kop {level} (“{heading}”) na een kop {before}.",
  "checklist.tableNl": "Tabel {number} van de Nederlandse tekst heeft geen koprij.",
  "checklist.tableEn": "Tabel {number} van de Engelse tekst heeft geen koprij.",
  "checklist.linkNl": "Een link in de Nederlandse tekst leidt nergens heen: {address}",
  "checklist.linkEn": "Een link in de Engelse tekst leidt nergens heen: {address}",
  "checklist.embedNl":
    "Wat de Nederlandse tekst van {value} insluit, is niet te zien: zet er een link naartoe.",
  "checklist.embedEn": "Wat de Engelse tekst van {value} insluit, is niet te zien: zet er een link naartoe.",
  "checklist.lostNl": "Bezoekers zien {value} in de Nederlandse tekst niet.",
  "checklist.lostEn": "Bezoekers zien {value} in de Engelse tekst niet.",
  "checklist.pictureNl":
    "Een afbeelding van de Nederlandse tekst staat nergens waar bezoekers bij kunnen: {value}. Kies die uit de bibliotheek.",
  "checklist.pictureEn":
    "Een afbeelding van de Engelse tekst staat nergens waar bezoekers bij kunnen: {value}. Kies die uit de bibliotheek.",
  "checklist.elsewhereNl":
    "Een afbeelding van de Nederlandse tekst komt van {value}. Die site kan de afbeelding weghalen en ziet wie uw pagina leest. Zet de afbeelding liever in de bibliotheek.",
  "checklist.elsewhereEn":
    "Een afbeelding van de Engelse tekst komt van {value}. Die site kan de afbeelding weghalen en ziet wie uw pagina leest. Zet de afbeelding liever in de bibliotheek.",
  "checklist.anchorNl":
    "Een link in de Nederlandse tekst leidt naar een plek die deze tekst niet heeft: {value}",
  "checklist.anchorEn": "Een link in de Engelse tekst leidt naar een plek die deze tekst niet heeft: {value}",
  "checklist.writeLink": "Zet er een link neer",
  "checklist.bring": "Naar de bibliotheek halen",
  "checklist.bringing": "Wordt gehaald…",
  "checklist.brought": "Uit de bibliotheek",
  "checklist.broughtAbout": "Wat van {host} kwam, staat nu in de bibliotheek.",
  "checklist.notBrought": "Niet naar de bibliotheek gehaald",
  "checklist.refused":
    "{host} laat andere sites zijn afbeeldingen niet ophalen. Sla de afbeelding zelf op en upload die; de tekst is niet veranderd.",
  "checklist.unreadable":
    "Wat {host} geeft, is geen afbeelding die de browser kan lezen. De tekst is niet veranderd.",
  "checklist.more": "En nog {count}.",
};
