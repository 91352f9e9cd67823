export const nl = {
  "downloads.notFound.title": "Pagina niet gevonden",
  "downloads.notFound.text": "De gevraagde downloadpagina kon niet worden gevonden.",
  "downloads.loadFailed": "De downloadpagina kon niet worden geladen.",
  "downloads.form": "Vraag de download aan",
  "downloads.button": "Aanvragen",
  "downloads.processing": "Verwerken...",
  "downloads.failed": "Uw aanvraag kon niet worden verzonden. Probeer het opnieuw.",
  "downloads.thanks": "Bedankt voor uw aanvraag",
  "downloads.home": "Ga naar Home",
};
