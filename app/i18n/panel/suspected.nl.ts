export const nl = {
  "suspected.title": "Verdacht",
  "suspected.about":
    "Dit lijkt op spam. Niemand kreeg er een e-mail over. Is het toch echt? Maak er een lead van: dan gaan de e-mails alsnog uit. Na 30 dagen verdwijnt wat hier staat.",
  "suspected.back": "Alle leads",
  "suspected.none": "Niets verdachts in de laatste 30 dagen.",
  "suspected.form": "Ingevuld als door een robot",
  "suspected.proof": "Zonder bewijs van de browser",
  "suspected.links": "Alleen links",
  "suspected.words": "Zelfde tekst als anderen",
  "suspected.mailbox": "E-mailadres kan niet bestaan",
  "suspected.contact": "Contactbericht",
  "suspected.download": "Downloadaanvraag: {page}",
  "suspected.accept": "Is een lead",
  "suspected.accepted": "{name} staat nu bij de leads",
  "suspected.sure": "Dit verwijderen?",
  "suspected.sureText": "Wat de bezoeker stuurde, gaat naar de prullenbak.",
};
