/** A line break separates paragraphs. */
export const nl = {
  "mails.registration": "KvK {number}",
  "mails.greeting": "Beste {name},",
  "mails.reader": "lezer",
  "mails.farewell": "Met vriendelijke groet,",
  "mails.sender": "{firm}",
  "mails.fallbackLink": "Werkt de knop niet? Open dan dit adres in uw browser:",
  "mails.questions": "Hebt u een vraag? Mail naar {firmEmail} of bel {firmPhone}.",
  "mails.whyVisitor":
    "U krijgt dit bericht omdat dit e-mailadres op onze site is ingevuld. Hebt u dat niet gedaan? Dan hoeft u niets te doen.",
  "mails.whyAccount": "U krijgt dit bericht omdat dit e-mailadres bij een account van {firm} is opgegeven.",
  "mails.whyAdministrator": "U krijgt dit bericht omdat u de site van {firm} beheert.",
  "mails.whyInvited": "U krijgt dit bericht omdat iemand bij {firm} u heeft uitgenodigd.",
  "mails.whyFirm": "Dit bericht is verstuurd door de site van {firm}.",

  "mails.contact.subject": "We hebben uw bericht ontvangen",
  "mails.contact.title": "Uw bericht is aangekomen",
  "mails.contact.text":
    "Bedankt voor uw bericht. Binnen één werkdag hebt u een reactie van iemand die dit soort werk zelf automatiseert, met een voorstel voor een kennismaking.",
  "mails.contact.meanwhile": "Wilt u intussen lezen hoe anderen het aanpakken? Onze artikelen staan hier:",
  "mails.contact.button": "Lees onze insights",

  "mails.download.subject": "Uw aanvraag: {{pageTitle}}",
  "mails.download.message":
    "Beste {{name}},\nBedankt voor uw aanvraag van {{pageTitle}}. We sturen u zo snel mogelijk wat u hebt aangevraagd.",
  "mails.download.messageWithFile":
    "Beste {{name}},\nBedankt voor uw aanvraag van {{pageTitle}}. U kunt het bestand meteen downloaden.",
  "mails.download.button": "Download het bestand",
  "mails.download.requestedAt": "U hebt dit aangevraagd op deze pagina:",
  "mails.download.footer": "Hebt u een vraag? Mail naar {firmEmail} of bel {firmPhone}.",

  "mails.schedule-failed.publishSubject": "Niet gepubliceerd: {title}",
  "mails.schedule-failed.unpublishSubject": "Niet offline gehaald: {title}",
  "mails.schedule-failed.publishText":
    "Publiceren op de geplande tijd is niet gelukt. Er is niets veranderd, en de site probeert het niet opnieuw.\nVerhelp de oorzaak en kies in het beheer “Opnieuw proberen”, of publiceer zelf.",
  "mails.schedule-failed.unpublishText":
    "Offline halen op de geplande tijd is niet gelukt. Er is niets veranderd, en de site probeert het niet opnieuw.\nVerhelp de oorzaak en kies in het beheer “Opnieuw proberen”, of haal het zelf offline.",
  "mails.schedule-failed.what": "Wat",
  "mails.schedule-failed.nl": "{title} (Nederlands)",
  "mails.schedule-failed.en": "{title} (Engels)",
  "mails.schedule-failed.at": "Gepland op",
  "mails.schedule-failed.reason": "Reden",
  "mails.webhook-paused.subject": "Webhook gepauzeerd: {host}",
  "mails.webhook-paused.text":
    "Op vijf dagen mislukten aanroepen van deze webhook, zonder dat er tussendoor één aankwam. De site roept hem niet meer aan; wat er ondertussen gebeurt, wordt niet nagestuurd.\nVerhelp de oorzaak en hervat de webhook in het beheer.",
  "mails.webhook-paused.goneText":
    "De ontvanger op dit adres wil niet meer worden aangeroepen. De site roept de webhook niet meer aan; wat er ondertussen gebeurt, wordt niet nagestuurd.\nVerwijder de webhook, of geef hem in het beheer een ander adres en hervat hem.",
  "mails.webhook-paused.host": "Adres",
  "mails.webhook-paused.since": "Mislukt sinds",
  "mails.backup-overdue.subject": "Al twee dagen geen geteste back-up",
  "mails.backup-overdue.text":
    "De site maakt elke nacht een back-up en test die door hem terug te zetten. Al meer dan twee dagen is er geen back-up getest: gaat de server nu verloren, dan gaat ook verloren wat sindsdien is gewijzigd.\nVerhelp de oorzaak hieronder. De site probeert het elk uur opnieuw; het overzicht in het beheer laat zien wanneer het is gelukt.",
  "mails.backup-overdue.last": "Laatste geteste back-up",
  "mails.backup-overdue.never": "Nog geen",
  "mails.backup-overdue.reason": "Reden",
  "mails.backup-overdue.noReason": "De laatste poging is afgebroken; zie het log van de server",
  "mails.form-trial.sender": "Proef van de site",
  "mails.form-trial.words":
    "Dit is een proef van het contactformulier. De site bewaart dit bericht niet, en niemand wacht op antwoord.",
  "mails.form-trial.subject": "Het contactformulier werkt niet goed",
  "mails.form-trial.text":
    "De site probeert elke week het eigen contactformulier. Dat is nu twee keer mislukt. Misschien komen berichten van bezoekers niet aan.\nVerhelp de oorzaak hieronder. Probeer het formulier daarna opnieuw, bij de instellingen in het beheer.",
  "mails.form-trial.page": "De pagina",
  "mails.form-trial.message": "Het bericht",
  "mails.form-trial.visitor": "De mail aan de bezoeker",
  "mails.form-trial.firm": "De mail aan ons",
  "mails.weekly.one": "1 ding om te bekijken deze week",
  "mails.weekly.subject": "{count} dingen om te bekijken deze week",
  "mails.weekly.text": "Kijk er even naar. Inloggen hoeft niet.",
  "mails.weekly.before": "Nu:",
  "mails.weekly.after": "Voorstel:",
  "mails.weekly.nothing": "dit weglaten.",
  "mails.weekly.noWords": "De woorden blijven gelijk. Bekijk het in het beheer.",
  "mails.weekly.button": "Bekijk",
  "mails.weekly.about":
    "De link werkt zeven dagen en is alleen voor u: stuur deze mail niet door. Wat u goedkeurt, komt niet meteen online. De dag en het uur van deze mail staan bij de teksten van het bedrijf.",
  "mails.leads-waiting.one": "1 lead wacht op antwoord",
  "mails.leads-waiting.many": "{count} leads wachten op antwoord",
  "mails.leads-waiting.text":
    "Deze mensen schreven via de site en hebben nog geen antwoord. Hierover krijgt u geen mail meer.\nHebt u al gebeld of gemaild? Geef dat dan aan bij de lead.",
  "mails.leads-waiting.others": "En nog {count}.",
  "mails.appointment.subject": "Afspraak met {name}: {time}",
  "mails.appointment.title": "Er staat een afspraak",
  "mails.appointment.text":
    "Iemand van ons bevestigde een kennismaking. Met de bijlage zet u de afspraak in uw agenda.",
  "mails.appointment.event": "Kennismaking met {name}",
  "mails.appointment.time": "Afspraak",
  "mails.appointment.length": "Duur",
  "mails.appointment.halfHour": "Een half uur",
  "mails.appointment.calendar": "In uw agenda",
  "mails.appointment.attached": "Open de bijlage",
  "mails.appointment.person": "Bevestigd door",
  "mails.notice.contactSubject": "Nieuw bericht van {name}",
  "mails.notice.contactTitle": "Nieuw bericht via de site",
  "mails.notice.downloadSubject": "Nieuwe aanvraag van {name}: {page}",
  "mails.notice.downloadTitle": "Nieuwe aanvraag via de site",
  "mails.notice.name": "Naam",
  "mails.notice.email": "E-mailadres",
  "mails.notice.phone": "Telefoon",
  "mails.notice.company": "Bedrijf",
  "mails.notice.page": "Pagina",
  "mails.notice.message": "Bericht",
  "mails.notice.remarks": "Opmerkingen",
  "mails.notice.comments": "Er zijn reacties op een voorbeeld",
  "mails.notice.commentsText":
    "Iemand heeft gereageerd via een voorbeeldlink die u hebt gemaakt. Hoogstens één keer per dag krijgt u hierover een mail.",
  "mails.notice.button": "Openen in het beheer",
  "mails.notice.visit": "Waar het bezoek vandaan kwam",
  "mails.visit.first_page": "Eerste pagina",
  "mails.visit.last_page": "Laatste pagina",
  "mails.visit.referrer": "Verwijzende site",
  "mails.visit.utm_source": "Bron van de campagne",
  "mails.visit.utm_medium": "Medium van de campagne",
  "mails.visit.utm_campaign": "Campagne",
  "mails.visit.utm_term": "Zoekterm",
  "mails.visit.utm_content": "Uiting",

  "mails.confirmation.subject": "Bevestig uw account bij {firm}",
  "mails.confirmation.text":
    "Er is met dit e-mailadres een account bij {firm} aangemaakt. Bevestig dat u dat was:",
  "mails.confirmation.button": "Account bevestigen",
  "mails.confirmation.after":
    "De link werkt één keer, 24 uur lang.\nWas u dit niet? Dan hoeft u niets te doen.",
  "mails.invitation.subject": "Uitnodiging om aan de site van {firm} te werken",
  "mails.invitation.text": "{person} nodigt u uit om {role} aan de site van {firm} te werken.",
  "mails.invitation.admin": "als beheerder",
  "mails.invitation.editor": "als redacteur",
  "mails.invitation.writer": "als schrijver",
  "mails.invitation.isNew":
    "Accepteer de uitnodiging en maak een passkey of kies een wachtwoord, of log in met Google of Microsoft, als dat kan:",
  "mails.invitation.hasAccount": "U hebt met dit e-mailadres al een account. Log daarmee in en accepteer:",
  "mails.invitation.button": "Uitnodiging bekijken",
  "mails.invitation.after":
    "De link werkt één keer, drie dagen lang.\nVerwachtte u dit niet? Dan hoeft u niets te doen.",
  "mails.recovery.subject": "Nieuw wachtwoord voor {firm}",
  "mails.recovery.text": "Er is om een nieuw wachtwoord voor uw account gevraagd. Kies het hier:",
  "mails.recovery.button": "Nieuw wachtwoord kiezen",
  "mails.recovery.after":
    "De link werkt één keer, 15 minuten lang.\nWas u dit niet? Dan hoeft u niets te doen: uw wachtwoord blijft wat het is.",
  "mails.known.subject": "U hebt al een account bij {firm}",
  "mails.known.text":
    "Iemand wilde met dit e-mailadres een account aanmaken, maar dat hebt u al.\nU kunt gewoon inloggen, of een nieuw wachtwoord aanvragen als u het vergeten bent:",
  "mails.known.button": "Naar inloggen",
  "mails.known.after": "Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd.",
  "mails.password-changed.subject": "Uw wachtwoord bij {firm} is gewijzigd",
  "mails.password-changed.text":
    "Het wachtwoord van uw account is zojuist gewijzigd. Op andere apparaten bent u uitgelogd.\nWas u dit niet? Vraag dan meteen een nieuw wachtwoord aan:",
  "mails.password-changed.button": "Naar inloggen",
  "mails.password-changed.after": "Was u het wel? Dan hoeft u niets te doen.",
  "mails.email-change-current.subject": "Wijziging van uw e-mailadres bij {firm}",
  "mails.email-change-current.text":
    "U wilt uw account bij {firm} met een ander e-mailadres gebruiken.\nBevestig dat vanuit dit adres en ook vanuit het nieuwe, waar net zo’n bericht ligt:",
  "mails.email-change-current.button": "Wijziging bevestigen",
  "mails.email-change-current.after":
    "De link werkt één keer, 24 uur lang.\nWas u dit niet? Bevestig dan niets en wijzig uw wachtwoord: iemand heeft toegang tot uw account.",
  "mails.email-change-new.subject": "Bevestig uw nieuwe e-mailadres voor {firm}",
  "mails.email-change-new.text":
    "Iemand wil een account bij {firm} met dit e-mailadres gebruiken. Bevestig dat u dat bent:",
  "mails.email-change-new.button": "E-mailadres bevestigen",
  "mails.email-change-new.after":
    "De link werkt één keer, 24 uur lang.\nWas u dit niet? Dan hoeft u niets te doen.",
  "mails.email-change-taken.subject": "Uw e-mailadres is al bekend bij {firm}",
  "mails.email-change-taken.text":
    "Iemand wilde een ander account met dit e-mailadres gaan gebruiken, maar daarmee hebt u al een account.\nU kunt gewoon inloggen:",
  "mails.email-change-taken.button": "Naar inloggen",
  "mails.email-change-taken.after": "Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd.",
  "mails.email-changed.subject": "Uw e-mailadres bij {firm} is gewijzigd",
  "mails.email-changed.text":
    "Uw account heeft zojuist een ander e-mailadres gekregen. U logt voortaan daarmee in.\nWas u dit niet? Neem dan meteen contact met ons op.",
  "mails.email-changed.button": "Naar inloggen",
  "mails.email-changed.after": "Was u het wel? Dan hoeft u niets te doen.",
  "mails.factor-added.subject": "Tweede stap voor uw account bij {firm}",
  "mails.factor-added.text":
    "Uw account heeft zojuist een tweede stap gekregen: bij het inloggen hebt u voortaan ook een code uit een app nodig. Op apparaten waar u die nog niet hebt ingevuld, bent u uitgelogd.\nWas u dit niet? Dan kent iemand uw wachtwoord. Neem meteen contact met ons op.",
  "mails.factor-added.button": "Naar inloggen",
  "mails.factor-added.after": "Was u het wel? Dan hoeft u niets te doen.",
  "mails.factor-removed.subject": "Tweede stap verwijderd bij {firm}",
  "mails.factor-removed.text":
    "Van uw account is zojuist een tweede stap verwijderd. Codes uit die app gelden niet meer.\nWas u dit niet? Wijzig dan meteen uw wachtwoord en stel de tweede stap opnieuw in:",
  "mails.factor-removed.button": "Naar inloggen",
  "mails.factor-removed.after": "Was u het wel? Dan hoeft u niets te doen.",
  "mails.passkey-added.subject": "Nieuwe passkey voor uw account bij {firm}",
  "mails.passkey-added.text":
    "Aan uw account is zojuist een passkey toegevoegd. Daarmee kunt u voortaan inloggen zonder wachtwoord of code.\nWas u dit niet? Verwijder die passkey dan meteen en kies een nieuw wachtwoord:",
  "mails.passkey-added.button": "Naar uw account",
  "mails.passkey-added.after": "Was u het wel? Dan hoeft u niets te doen.",
  "mails.passkey-removed.subject": "Passkey verwijderd bij {firm}",
  "mails.passkey-removed.text":
    "Van uw account is zojuist een passkey verwijderd. Daarmee kunt u niet meer inloggen.\nWas u dit niet? Kies dan meteen een nieuw wachtwoord en controleer uw passkeys:",
  "mails.passkey-removed.button": "Naar uw account",
  "mails.passkey-removed.after": "Was u het wel? Dan hoeft u niets te doen.",
  "mails.passkey-rejected.subject": "Passkey geweigerd bij {firm}",
  "mails.passkey-rejected.text":
    "Met een passkey van uw account is zojuist geprobeerd in te loggen, maar er lijkt een kopie van te bestaan. Daarom is die passkey geweigerd.\nLog op een andere manier in, verwijder die passkey en maak een nieuwe:",
  "mails.passkey-rejected.button": "Naar uw account",
  "mails.passkey-rejected.after":
    "Kunt u niet op een andere manier inloggen? Vraag dan een beheerder om uw tweede stap te verwijderen.",
  "mails.identity-added.subject": "Nieuwe manier van inloggen bij {firm}",
  "mails.identity-added.text":
    "Op uw account kunt u voortaan ook via een ander account inloggen, zoals dat bij Google of Microsoft.\nWas u dit niet? Verwijder die manier van inloggen dan meteen en kies een nieuw wachtwoord:",
  "mails.identity-added.button": "Naar uw account",
  "mails.identity-added.after": "Was u het wel? Dan hoeft u niets te doen.",
  "mails.identity-removed.subject": "Manier van inloggen verwijderd bij {firm}",
  "mails.identity-removed.text":
    "Een van de manieren waarop u op uw account inlogt, is zojuist verwijderd.\nWas u dit niet? Kies dan meteen een nieuw wachtwoord:",
  "mails.identity-removed.button": "Naar uw account",
  "mails.identity-removed.after": "Was u het wel? Dan hoeft u niets te doen.",
};
