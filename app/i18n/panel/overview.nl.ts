export const nl = {
  "overview.title": "Overzicht",
  "overview.about": "Wat er binnenkwam, wat nog niet af is en wat eraan komt.",
  "overview.loadFailed": "Dit deel kon niet worden geladen.",
  "overview.untitled": "Zonder titel",
  "overview.edited": "Bewerkt op {time}",
  "overview.by": "door {author}",

  "overview.warnings": "Instellingen van de server",
  "overview.warnings.mail-server":
    "De mailserver is niet te gebruiken. Mails aan bezoekers en aan ons wachten, en worden een dag lang opnieuw geprobeerd. Controleer SMTP_URL en SMTP_TLS en start de server opnieuw. Deze melding verdwijnt ook zodra er een mail is verstuurd.",
  "overview.warnings.proxy":
    "Verzoeken komen binnen via een proxy, maar TRUST_PROXY is 0. Alle bezoekers delen daardoor dezelfde limieten en kunnen fout 429 krijgen. Zet TRUST_PROXY op het aantal proxy’s vóór de server en start de server opnieuw.",
  "overview.warnings.seen": "Gezien op {time}",
  "overview.warnings.reason": "Reden: {text}",

  "overview.leads": "Nieuwe leads",
  "overview.leads.none": "Geen nieuwe leads. Berichten en aanvragen verschijnen hier.",
  "overview.leads.next": "Bekijk alle leads",
  "overview.leads.all": "Alle nieuwe leads",
  "overview.message": "Bericht",
  "overview.request": "Aanvraag: {page}",

  "overview.drafts": "Concepten",
  "overview.drafts.none": "Geen concepten.",
  "overview.drafts.next": "Schrijf een artikel",
  "overview.drafts.all": "Alle concepten",

  "overview.waiting": "Nog niet gepubliceerde wijzigingen",
  "overview.waiting.none": "Geen. Wat in een gepubliceerd artikel voor later is bewaard, staat hier.",
  "overview.waiting.next": "Open een gepubliceerd artikel",
  "overview.waiting.texts": "Teksten van de site die wachten ({count})",
  "overview.waiting.all": "Alle artikelen met zulke wijzigingen",

  "overview.comingUp": "Komt eraan",
  "overview.comingUp.none": "Er is niets ingepland. Een artikel wordt ingepland in de editor.",
  "overview.comingUp.next": "Kies een concept",
  "overview.comingUp.all": "Alles wat is ingepland ({count})",

  "overview.translations": "Te vertalen",
  "overview.translations.none": "Alles is vertaald en bijgewerkt.",
  "overview.translations.next": "Bekijk de artikelen",
  "overview.lacksEnglish": "Zonder Engelse tekst",
  "overview.lacksEnglish.all": "Alle artikelen zonder Engelse tekst",
  "overview.outdated": "Nederlands gewijzigd na het Engels",
  "overview.outdated.all": "Alle artikelen met verouderd Engels",

  "overview.backups": "Back-ups",
  "overview.backups.proven": "Bewezen",
  "overview.backups.failing": "Laatste poging mislukt",
  "overview.backups.late": "Geen recente back-up",
  "overview.backups.last": "Laatste bewezen back-up:",
  "overview.backups.directory": "Rijen: {rows}, bestanden: {files}; in de gegevensmap van deze server",
  "overview.backups.bucket": "Rijen: {rows}, bestanden: {files}; in de bucket",
  "overview.backups.content": "Rijen: {rows}, bestanden: {files}",
  "overview.backups.never": "Nog geen.",
  "overview.backups.next": "De volgende wordt gemaakt op",
  "overview.backups.failure": "De laatste poging mislukte of mist bestanden:",
  "overview.backups.cure":
    "Verhelp de oorzaak, die ook in het log van de server staat. De server probeert het elk uur opnieuw; wie de server beheert, kan het meteen proberen met:",
  "overview.backups.off":
    "Uitgezet met NIGHTLY_BACKUP. Of er op een andere manier back-ups worden gemaakt, is hier niet te zien.",
  "overview.backups.project":
    "Supabase maakt back-ups van de database, volgens het abonnement daar. Deze server maakt back-ups van de bestanden en een export van de inhoud.",

  "overview.failed": "Mislukt",
  "overview.failed.none": "Alle mails zijn verstuurd en elke planning is uitgevoerd.",
  "overview.schedules.loadFailed": "De planning kon niet worden geladen.",
  "overview.mails.loadFailed": "De mails konden niet worden geladen.",
  "overview.mail.failed": "Niet verstuurd",
  "overview.mail.retried": "Nog niet verstuurd",
  "overview.mail.notice": "Melding aan ons",
  "overview.mail.confirmation": "Bevestiging aan {recipient}",
  "overview.mail.schedule": "Melding aan {recipient} over een mislukte planning",
  "overview.mail.backup": "Melding aan {recipient} over een ontbrekende back-up",
  "overview.mail.other": "Mail aan {recipient}",
  "overview.mail.from": "Van {time}",
  "overview.mail.error": "Antwoord van de mailserver: {text}",
};
