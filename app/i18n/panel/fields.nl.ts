export const nl = {
  "fields.tooLong": "Gebruik hoogstens {max} tekens; het zijn er nu {now}.",
  "fields.missing": "Vul dit veld in.",
  "fields.refused": "Eén veld klopt nog niet. De melding staat eronder.",
  "fields.tooLarge": "Dit is meer dan 1 MB tekst. Kort het in en sla opnieuw op; er gaat niets verloren.",
  "fields.languages": "Taal van de inhoud",
  "fields.nl": "Inhoud NL",
  "fields.en": "Inhoud EN",
  "fields.leave": "Weggaan zonder op te slaan?",
  "fields.leaveText": "Deze browser bewaart de wijzigingen en biedt ze bij terugkomst weer aan.",
  "fields.leaveLost":
    "Deze browser kon de wijzigingen niet bewaren: de opslag is vol of staat uit. Bij weggaan zijn ze kwijt.",
  "fields.leaveUploads": "Weggaan terwijl er nog wordt geüpload?",
  "fields.leaveUploadsText":
    "Uploads die nog niet klaar zijn, stoppen. Wat klaar is, blijft in de bibliotheek.",
  "fields.changeEnd": "(einde)",
  "fields.restored": "De niet-opgeslagen wijzigingen van {time} zijn terug.",
  "fields.restoredText": "Ze waren in deze browser bewaard en zijn nog niet opgeslagen.",
  "fields.discard": "Weggooien",
  "fields.discardSure": "Deze wijzigingen weggooien?",
  "fields.discardText":
    "Wat is opgeslagen komt ervoor terug. De wijzigingen zijn dan niet meer terug te halen.",
  "fields.stale": "Iemand anders heeft dit ook gewijzigd",
  "fields.staleText":
    "Er is niets overschreven. Hieronder staat wat aan beide kanten is gewijzigd; kies daar welke versie blijft. Wat maar aan één kant is gewijzigd, blijft hoe dan ook.",
  "fields.mine": "Eigen versie",
  "fields.theirs": "Andere versie",
  "fields.keepMine": "Eigen versie houden",
  "fields.keepTheirs": "Andere versie houden",
  "fields.later": "Later beslissen",
  "fields.comment": "Opmerking",
  "fields.empty": "(leeg)",
};
