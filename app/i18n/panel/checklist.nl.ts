export const nl = {
  "checklist.one": "Vóór publicatie: 1 opmerking",
  "checklist.some": "Vóór publicatie: {count} opmerkingen",
  "checklist.about": "U kunt toch publiceren.",

  "checklist.noDutch": "Er is geen Nederlandse tekst: wie Nederlands leest, krijgt de Engelse.",
  "checklist.noEnglish": "Er is geen Engelse tekst: wie Engels leest, krijgt de Nederlandse.",
  "checklist.noTitle": "De tekst in het {language} heeft nog geen titel.",
  "checklist.noContent": "{language} heeft wel een titel, maar geen tekst.",
  "checklist.noExcerpt": "{language} heeft geen samenvatting.",
  "checklist.noDescription": "{language} heeft geen metabeschrijving: zoekmachines tonen de samenvatting.",
  "checklist.none":
    "{language} heeft geen samenvatting en geen metabeschrijving: zoekmachines kiezen zelf een tekst.",

  "checklist.sameTitle": "Nederlands en Engels hebben dezelfde titel.",
  "checklist.sameExcerpt": "Nederlands en Engels hebben dezelfde samenvatting.",
  "checklist.sameContent": "Nederlands en Engels hebben dezelfde tekst.",
  "checklist.term": "In het Engels ontbreekt „{en}” voor „{nl}” (woordenlijst).",

  "checklist.firstHeading":
    "{language} begint met een kop {level} (“{heading}”): de eerste koppen horen kop 2 te zijn.",
  "checklist.skipped": "{language} heeft een kop {level} (“{heading}”) na een kop {before}.",
  "checklist.table": "Tabel {number} van de tekst in het {language} heeft geen koprij.",
  "checklist.link": "Een link in de tekst in het {language} leidt nergens heen: {address}",
  "checklist.embed":
    "Wat de tekst in het {language} van {value} insluit, is niet te zien: zet er een link naartoe.",
  "checklist.lost": "Bezoekers zien {value} in de tekst in het {language} niet.",
  "checklist.picture":
    "Een afbeelding van de tekst in het {language} staat nergens waar bezoekers bij kunnen: {value}. Kies die uit de bibliotheek.",
  "checklist.elsewhere":
    "Een afbeelding van de tekst in het {language} komt van {value}. Die site kan de afbeelding weghalen en ziet wie uw pagina leest. Zet de afbeelding liever in de bibliotheek.",
  "checklist.anchor":
    "Een link in de tekst in het {language} leidt naar een plek die deze tekst niet heeft: {value}",
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
