export const nl = {
  "file.title": "Bestand",
  "file.text":
    "Bezoekers krijgen deze pdf via een persoonlijke link die zeven dagen werkt: op het bevestigingsscherm en in de e-mail. Het bestand zelf staat in de bibliotheek.",
  "file.none": "In deze taal is er geen bestand. Bezoekers krijgen dat van de andere taal, als dat er is.",
  "file.facts": "{size} MB, toegevoegd op {date}",
  "file.choose": "Pdf kiezen",
  "file.replace": "Andere pdf kiezen",
  "file.library": "Kiezen uit de bibliotheek",
  "file.hint":
    "Hoogstens 25 MB; slepen of plakken kan ook. Bezoekers krijgen de pdf zodra het uploaden klaar is.",
  "file.kept": "Bezoekers krijgen nu dit bestand.",
  "file.keepFailed": "Het bestand kon niet worden ingesteld. Het staat in de bibliotheek; kies het daar.",
  "file.remove": "Bestand weghalen",
  "file.removeTitle": "Dit bestand weghalen?",
  "file.removeText":
    "Links die bezoekers al hebben, werken in deze taal niet meer. Het bestand zelf blijft in de bibliotheek.",
  "file.removed": "Het bestand is van deze pagina gehaald.",
};
