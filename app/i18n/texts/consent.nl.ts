export const nl = {
  "consent.text": "Een programma wil namens u aan {site} werken.",
  "consent.name": "Het programma",
  "consent.nameless": "Zonder naam",
  "consent.host": "Waar het draait",
  "consent.onDevice": "Op deze computer",
  "consent.app": "In een app op dit apparaat, geopend met {scheme}",
  "consent.as": "Namens",
  "consent.verified": "{host} heeft deze naam zelf bekendgemaakt.",
  "consent.unverified":
    "De naam is niet gecontroleerd: zo noemt het programma zichzelf. Sta het alleen toe als u {host} kent en dit zelf bent begonnen.",
  "consent.unverifiedOnDevice":
    "De naam is niet gecontroleerd: elk programma kan zich zo noemen. Sta het alleen toe als u dit zelf net bent begonnen.",
  "consent.never":
    "Publiceren, verwijderen, mailen en delen kan het nooit. U kunt de toegang altijd weer intrekken.",
  "consent.allow": "Toestaan",
  "consent.deny": "Niet toestaan",
  "consent.noRole":
    "Met dit account kunt u geen AI-assistent verbinden. Dat kan alleen wie aan deze site meewerkt.",
  "consent.allowed": "De AI-assistent is verbonden",
  "consent.denied": "U hebt het niet toegestaan",
  "consent.sent": "U gaat terug naar het programma. Gebeurt er niets, dan kunt u deze pagina sluiten.",
  "consent.tokens": "Naar de toegangstokens",
  "consent.tryAgain": "Opnieuw proberen",

  "consent.rejected": "Dit programma kan nu niet verbinden.",
  "consent.unknownClient":
    "De site kent het programma niet (meer), of kan niet nagaan wie het is. Begin opnieuw vanuit het programma.",
  "consent.malformed":
    "Het verzoek klopt niet: het is onvolledig, of het antwoord zou naar een adres gaan dat niet van het programma is. Hebt u dit niet zelf gestart? Sluit dan deze pagina.",
  "consent.gone.title": "Deze vraag geldt niet meer",
  "consent.gone":
    "U hebt er al op geantwoord, er ging meer dan tien minuten voorbij, of iemand anders heeft hem geopend. Begin opnieuw vanuit het programma.",
  "consent.full": "U hebt al 20 toegangstokens en verbindingen. Trek er eerst een in.",
  "consent.refused": "Met dit account kunt u nu geen AI-assistent verbinden.",
  "consent.signedOut": "Uw sessie is beëindigd. Log opnieuw in.",
  "consent.tooMany": "Te veel pogingen. Wacht even en probeer het opnieuw.",
  "consent.away": "De server is niet bereikbaar. Probeer het zo opnieuw.",
};
