export const nl = {
  "downloads.notFound.title": "Pagina niet gevonden",
  "downloads.notFound.text": "De gevraagde downloadpagina kon niet worden gevonden.",
  "downloads.loadFailed": "De downloadpagina kon niet worden geladen.",
  "downloads.form": "Vraag de download aan",
  "downloads.button": "Aanvragen",
  "downloads.processing": "Verwerken...",
  "downloads.failed": "Uw aanvraag kon niet worden verzonden. Probeer het opnieuw.",
  "downloads.thanks": "Bedankt voor uw aanvraag",
  "downloads.repeated": "Deze aanvraag hadden we al van u ontvangen. Ze is één keer opgeslagen.",
  "downloads.held":
    "De e-mail kan op zich laten wachten: we bekijken uw aanvraag eerst zelf. Hoort u niets van ons? Stuur dan een bericht.",
  "downloads.file": "Download het bestand",
  "downloads.insights": "Lees onze insights",
  "downloads.home": "Ga naar Home",
  "downloads.expired.title": "Deze link werkt niet meer",
  "downloads.expired.text":
    "Een link naar een bestand werkt zeven dagen, of tot het bestand wordt weggehaald. U kunt het opnieuw aanvragen.",
  "downloads.expired.again": "Vraag het bestand opnieuw aan",
  "downloads.expired.contact": "Neem contact op",
};
