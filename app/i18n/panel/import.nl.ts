export const nl = {
  "import.title": "Importeren uit WordPress of Ghost",
  "import.about":
    "Neemt artikelen, pagina’s, tags en afbeeldingen over van een site in WordPress of Ghost. Eerst een proef die niets opslaat, dan de import zelf. Wat hier al staat, wordt nooit overschreven.",
  "import.open": "Beginnen met importeren",

  "import.choose": "Export kiezen",
  "import.chooseAbout":
    "In WordPress: Gereedschap, Exporteren, “Alle inhoud” (een XML-bestand). In Ghost: Settings, Import/Export, “Export content” (een JSON-bestand).",
  "import.file": "Exportbestand",
  "import.fileNl": "Nederlandse export",
  "import.fileEn": "Engelse export",
  "import.two": "Er zijn twee exports: een Nederlandse en een Engelse",
  "import.language": "Taal, als de export die niet noemt",
  "import.languageOwn": "Zoals de export zegt, anders Nederlands",
  "import.folder": "Map met uploads (optioneel)",
  "import.folderHint":
    "Afbeeldingen en pdf’s zitten niet in de export. Kies de map wp-content/uploads of content/images van de oude site.",
  "import.technical": "De server kan ze ook van de oude site ophalen, en kent geen grens per uur of dag:",
  "import.folderCount": "Bestanden in de gekozen map: {count}.",
  "import.read": "Eerst proberen (er wordt niets opgeslagen)",
  "import.reading": "Bezig met lezen: {percent}%",
  "import.stop": "Stoppen",

  "import.problem.none": "Kies een export.",
  "import.problem.empty": "Het bestand is leeg. Maak de export opnieuw.",
  "import.problem.same": "Beide bestanden zijn dezelfde export. Kies van elke taal een eigen export.",
  "import.problem.unreadable":
    "Het bestand kan niet meer worden gelezen. Is het verplaatst of gewijzigd? Kies het opnieuw.",
  "import.problem.session":
    "Uw sessie is voorbij, of u mag niet importeren. Wat u al hebt geïmporteerd, blijft. Log opnieuw in en ga dan verder.",
  "import.problem.lost":
    "De server antwoordt niet, of heeft het te druk. Wat u al hebt geïmporteerd, blijft. Ga verder als de verbinding er weer is.",
  "import.problem.full":
    "De server heeft geen ruimte meer. Wat u al hebt geïmporteerd, blijft. Vraag wie uw server beheert.",
  "import.problem.stopped": "De import is gestopt. Wat u al hebt geïmporteerd, blijft.",
  "import.problem.unknown": "Er ging iets mis. Wat u al hebt geïmporteerd, blijft. Probeer verder te gaan.",
  "import.problem.limit":
    "U hebt zo veel opgeslagen als binnen een uur of dag mag. U kunt verdergaan vanaf {time}.",

  "import.dry": "Uitkomst van de proef",
  "import.dryAbout": "Van {source}. Er is nog niets opgeslagen.",
  "import.kind.article": "Artikelen",
  "import.kind.page": "Pagina’s",
  "import.kind.tag": "Tags",
  "import.kind.file": "Afbeeldingen en pdf’s",
  "import.kind.redirect": "Doorverwijzingen",
  "import.kind.other": "Overig",
  "import.one.article": "artikel",
  "import.one.page": "pagina",
  "import.one.tag": "tag",
  "import.one.file": "bestand",
  "import.one.redirect": "doorverwijzing",
  "import.one.other": "overig",
  "import.outcome.new": "{count} nieuw",
  "import.outcome.added": "{count} toegevoegd",
  "import.outcome.known": "{count} stond er al",
  "import.outcome.language added": "{count} als andere taal toegevoegd",
  "import.outcome.unchanged": "{count} ongewijzigd",
  "import.outcome.changed there": "{count} veranderd op de oude site, hier zo gelaten",
  "import.outcome.changed here": "{count} hier veranderd en zo gelaten",
  "import.outcome.changed on both sides": "{count} aan beide kanten veranderd, hier zo gelaten",
  "import.outcome.deleted": "{count} hier verwijderd en zo gelaten",
  "import.outcome.failed": "{count} niet overgenomen",
  "import.outcome.missing": "{count} niet gevonden",
  "import.outcome.left": "{count} blijft achter",
  "import.account": "In het bestand: {inFile}. Opgenomen: {taken}. Niet opgenomen: {left}.",
  "import.nothingTaken":
    "Er is niets uit het bestand opgenomen. De redenen staan hieronder; in het rapport staat elk onderdeel.",
  "import.inFolder": "In de gekozen map gevonden: {found} van de {count} bestanden die nodig zijn.",
  "import.noneInFolder":
    "In de gekozen map staat niets van wat nodig is ({count} bestanden). Kies de map met uploads van deze site.",
  "import.noFolder":
    "Er is geen map met uploads gekozen. Bestanden die niet worden overgenomen: {count}. Artikelen verwijzen dan naar hun oude plek.",
  "import.notInFolder": "niet in de gekozen map",
  "import.leftReasons": "Wat achterblijft ({count})",
  "import.times": "{count}×",
  "import.noted": "Wat verandert of verloren gaat ({count})",
  "import.more": "Meer tonen ({count})",
  "import.nothingFound": "Niets gevonden.",
  "import.report": "Rapport downloaden",

  "import.pairs": "Vertalingen bij elkaar zoeken",
  "import.pairsAbout":
    "Deze artikelen lijken elkaars vertaling: dezelfde afbeelding, of dezelfde dag en ongeveer dezelfde lengte. Wat aangevinkt is, wordt één artikel in twee talen.",
  "import.pairsNone": "Geen artikelen die op elkaars vertaling lijken.",
  "import.samePicture": "dezelfde afbeelding",
  "import.length": "{nl} en {en} tekens",
  "import.pairNl": "Nederlands artikel",
  "import.pairEn": "Engelse vertaling",
  "import.pairChoose": "Kies…",
  "import.pairAdd": "Bij elkaar zetten",

  "import.run": "Importeren",
  "import.runTitle": "Import starten",
  "import.runAbout":
    "Neemt alles over. Houd deze pagina open; u kunt altijd stoppen en later verdergaan. Niemand krijgt bericht van geïmporteerde artikelen.",
  "import.running": "{done} van {count}: {title}",
  "import.stopping": "Stopt na dit onderdeel…",
  "import.goOn": "Verdergaan",
  "import.result": "Wat is geïmporteerd",
  "import.finished": "De import is klaar.",
  "import.notTaken": "Niet overgenomen ({count})",
  "import.taken": "Artikelen en pagina’s ({count})",
  "import.addresses": "Oude adressen bekijken",
  "import.leave": "Weggaan terwijl de import loopt?",
  "import.leaveText":
    "De import stopt. Wat u al hebt geïmporteerd, blijft; u kunt later verdergaan met hetzelfde bestand.",
};
