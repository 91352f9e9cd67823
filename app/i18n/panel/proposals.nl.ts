export const nl = {
  "proposals.title": "Voorstellen",
  "proposals.about":
    "Wat AI-assistenten willen wijzigen, en wat verandert doordat u een feit van uw bedrijf wijzigde. Neem elk deel over of wijs het af. Wat is overgenomen, staat daarna klaar in het concept of als wijziging die wacht: bezoekers zien het pas na publicatie.",
  "proposals.loadFailed": "De voorstellen konden niet worden geladen.",
  "proposals.none": "Er zijn geen voorstellen",
  "proposals.noneText":
    "Een AI-assistent die met een toegangstoken is verbonden, kan wijzigingen in artikelen, pagina’s, downloadpagina’s, teksten en beschrijvingen van afbeeldingen voorstellen. Die komen hier te staan.",
  "proposals.connect": "Een AI-assistent verbinden",
  "proposals.ofFacts": "Feiten van het bedrijf",
  "proposals.of": "van {person}",

  "proposals.site text": "Tekst van de site",
  "proposals.picture": "Afbeelding",
  "proposals.other": "Onbekende inhoud",
  "proposals.item": "{kind}, voorgesteld op {time}",
  "proposals.text": "Tekst",
  "proposals.description": "Beschrijving",
  "proposals.on": "Aan",
  "proposals.off": "Uit",

  "proposals.onePart": "1 deel",
  "proposals.someParts": "{count} delen",
  "proposals.adds": "Nieuw",
  "proposals.removes": "Vervalt",
  "proposals.moves": "Andere volgorde",
  "proposals.accept": "Overnemen",
  "proposals.refuse": "Afwijzen",
  "proposals.acceptAll": "Alles overnemen",
  "proposals.refuseAll": "Alles afwijzen",
  "proposals.dismiss": "Verwijderen",
  "proposals.accepted": "Overgenomen, nog niet gepubliceerd",
  "proposals.acceptedLive": "Overgenomen in de mediabibliotheek",
  "proposals.refused": "Afgewezen",

  "proposals.isThere": "Dit staat er al.",
  "proposals.pictureLive": "Wat hier wordt overgenomen, zien bezoekers meteen.",
  "proposals.conflict": "Dit is gewijzigd nadat {assistant} het las. Overnemen vervangt wat er nu staat:",
  "proposals.conflictOfFacts":
    "Dit is gewijzigd nadat het voorstel was gemaakt. Overnemen vervangt wat er nu staat:",
  "proposals.waits": "Hier wacht al een andere tekst, van {person}. Overnemen vervangt die:",
  "proposals.somebody": "een verwijderd account",
  "proposals.planned": "Publicatie is gepland op {time}. Wat wordt overgenomen, gaat dan mee.",
  "proposals.plannedWriter": "Publicatie is gepland op {time}. Alleen redacteuren nemen hier nog iets over.",
  "proposals.gone": "Dit bestaat niet meer. Zet het terug uit de prullenbak, of wijs het voorstel af.",
  "proposals.trash": "Naar de prullenbak",
  "proposals.unloaded": "Waar dit voorstel over gaat, kon niet worden geladen.",
  "proposals.unreadable": "Dit voorstel is niet te lezen ({fields}) en kan alleen worden afgewezen.",
  "proposals.unreadableStored":
    "Een deel van de wijzigingen die wachten is niet te lezen ({fields}). Gooi die eerst weg of sla ze opnieuw op.",

  "proposals.sureAccept": "Vervangen wat er nu staat?",
  "proposals.sureAcceptText":
    "Het voorstel is van voor de laatste wijziging. Die blijft in de geschiedenis, maar gaat verder verloren.",
  "proposals.sureRefuse": "Alles van dit voorstel afwijzen?",
  "proposals.sureRefuseText": "Het voorstel is daarna niet terug te halen.",

  "proposals.notAccepted": "Niet overgenomen",
  "proposals.notRefused": "Niet afgewezen",
  "proposals.stale":
    "Iemand heeft hier intussen iets beslist of opgeslagen. Wat nog openstaat, is opnieuw geladen.",
  "proposals.inUse":
    "Deze afbeelding is op de site te zien. Alleen redacteuren wijzigen dan de beschrijving.",
  "proposals.away": "De server was niet bereikbaar. Het voorstel staat er nog.",
  "proposals.incomplete": "In deze taal staat nog geen titel of tekst. Neem die eerst over.",
  "proposals.failed": "De server meldt: {message}",
  "proposals.rehearseAll": "Wat verandert er door alle voorstellen samen?",
  "proposals.firstOfEach":
    "Van meer voorstellen voor hetzelfde telt alleen het eerste. Wat niet over te nemen is, telt niet mee.",
};
