export const nl = {
  "import.unknownFile":
    "Dit is geen export van WordPress (WXR, een XML-bestand) of Ghost (een JSON-bestand).",
  "import.damagedFile": "Het bestand is beschadigd rond regel {line}.",

  "import.note.shortcode": "De shortcode [{name}] is weggelaten.",
  "import.note.shortcodeAround": "De shortcode [{name}] is weggelaten; de tekst erin is gebleven.",
  "import.note.block": "Het blok “{name}” is weggelaten: het toonde iets wat de oude site zelf samenstelde.",
  "import.note.pattern":
    "Een gesynchroniseerd patroon is weggelaten: de tekst ervan staat niet in de export.",
  "import.note.pages": "De tekst was over meer pagina's verdeeld en staat nu op één.",
  "import.note.gallery": "Een galerij is een reeks afbeeldingen geworden.",
  "import.note.galleryOfPost": "Een galerij is weggelaten: er staat niet bij welke afbeeldingen erin horen.",
  "import.note.pictureUnknown": "Afbeelding {id} is weggelaten: die staat niet in de export.",
  "import.note.pictureElsewhere": "Een afbeelding staat op {host} en wordt daarvandaan getoond.",
  "import.note.pictureInText":
    "Een afbeelding in de tekst zelf is weggelaten: te groot (meer dan 100 kB) of van een soort die hier niet kan.",
  "import.note.fileMissing": "Het bestand {path} staat nog niet in de mediabibliotheek.",
  "import.note.fileKept": "Een link leidt nog naar een bestand op de oude site: {address}",
  "import.note.video": "Een video van {provider} is een afbeelding geworden die na een klik afspeelt.",
  "import.note.embed": "Wat van {host} was ingesloten, is een link geworden.",
  "import.note.media": "Geluid of film in de tekst ({name}) is een link geworden.",
  "import.note.removed": "Weggelaten, want dat kan hier niet in een tekst: {name}.",
  "import.note.footnotes": "De voetnoten staan niet in de tekst; de nummers zijn gewone tekst geworden.",
  "import.note.card": "De kaart “{name}” van Ghost is weggelaten.",
  "import.note.product": "Een productkaart is gewone tekst geworden, zonder sterren.",
  "import.note.membersOnly": "Een deel was alleen voor leden. Het staat nu in de tekst voor iedereen.",
  "import.note.onlyWords":
    "Te veel of te diepe opmaak: alleen de woorden zijn overgenomen, zonder opmaak, links en afbeeldingen.",
} as const;
