export const nl = {
  "forms.requiredNote": "Velden met een * zijn verplicht.",
  "forms.name": "Naam",
  "forms.email": "E-mail",
  "forms.phone": "Telefoon",
  "forms.company": "Bedrijf",
  "forms.message": "Bericht",
  "forms.remarks": "Opmerkingen",
  "forms.nameRequired": "Naam is verplicht",
  "forms.emailRequired": "E-mail is verplicht",
  "forms.messageRequired": "Bericht is verplicht",
  "forms.passwordRequired": "Wachtwoord is verplicht",
  "forms.codeRequired": "Code is verplicht",
  "forms.emailInvalid": "Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl",
  "forms.tooLong": "Dit is te lang: gebruik hoogstens {max} tekens (nu {now})",
  "forms.tooLongWithMoments":
    "Met de gekozen momenten erbij is dit te lang: gebruik hoogstens {max} tekens (nu {now})",
  "forms.momentGone": "Een moment dat u koos, bieden we niet meer aan. Kies een ander, of verstuur zonder.",
  "forms.invalid": "Nog niet verzonden. Kijk de gemarkeerde velden na.",
  "forms.tooLarge":
    "Uw bericht is te lang om te versturen. Kort de tekst in en verstuur het bericht opnieuw; er is nog niets verstuurd.",
  "forms.tooManyMinute":
    "Er zijn vanaf uw adres kort na elkaar veel formulieren verzonden. Probeer het over een minuut opnieuw; wat u hebt ingevuld, blijft staan.",
  "forms.tooManyMinutes":
    "Er zijn vanaf uw adres kort na elkaar veel formulieren verzonden. Probeer het over {minutes} minuten opnieuw; wat u hebt ingevuld, blijft staan.",
  "forms.privacy": "We gebruiken uw gegevens om u te antwoorden. We bewaren ook hoe u op onze site kwam.",
  "forms.privacyLink": "Zo gaan we met uw gegevens om",
  "forms.newTab": "(in een nieuw tabblad)",
  "forms.honeypot": "Onderwerp (laat dit veld leeg)",
};
