export const nl = {
  "editing.preview": "Voorbeeld",
  "editing.save": "Opslaan",
  "editing.saveDraft": "Concept opslaan",
  "editing.saving": "Opslaan...",
  "editing.unsaved": "Niet-opgeslagen wijzigingen",
  "editing.saved": "Alle wijzigingen opgeslagen",
  "editing.saveDoes": "Opslaan: {effect}.",
  "editing.more": "Meer",
  "editing.keep": "Bewaren voor later",
  "editing.keepDoes": "Het doorgestreepte oog bewaart de wijzigingen zonder ze te tonen.",
  "editing.keepHint": "Slaat de wijzigingen op zonder ze te publiceren",
  "editing.waiting": "Hier zijn wijzigingen die bezoekers nog niet zien.",
  "editing.waitingText": "Opslaan publiceert ze. Het voorbeeld toont ze.",
  "editing.unreadable":
    "Een deel van deze wijzigingen is niet te lezen, en is hieronder leeg of standaard: {fields}. Vul dat opnieuw in, of gooi de wijzigingen weg.",
  "editing.discardWaiting": "Wijzigingen weggooien",
  "editing.discardSure": "De niet-gepubliceerde wijzigingen weggooien?",
  "editing.discardText":
    "Alles wordt weer zoals bezoekers het zien. Ook wat niet is opgeslagen, verdwijnt. Wat eerder is opgeslagen, blijft in de geschiedenis.",
  "editing.discarded": "De wijzigingen zijn weggegooid",
  "editing.discardFailed": "De wijzigingen konden niet worden weggegooid",
  "editing.discardStale":
    "Iemand anders heeft dit intussen opgeslagen. Er is niets weggegooid. Laad de pagina opnieuw om die versie te zien.",
  "editing.updatedAside": "Wijzigingen opgeslagen. Bezoekers zien nog wat er stond.",
  "editing.unknown": "Onbekende fout",
  "editing.away": "De server was niet bereikbaar. De invoer staat er nog.",
  "editing.merged": "Iemand anders heeft dit intussen opgeslagen. Die wijzigingen zijn overgenomen: {parts}.",
  "editing.unseen":
    "Er is nog niets gepubliceerd: bekijk wat iemand anders nog niet had gepubliceerd, en sla dan opnieuw op.",
  "editing.unread":
    "Iemand anders heeft dit intussen opgeslagen, en die versie kon niet worden gelezen. De invoer staat er nog; sla opnieuw op.",
  "editing.outrun":
    "Iemand anders heeft dit intussen steeds weer opgeslagen. De invoer staat er nog; sla opnieuw op.",
  "editing.gone": "Dit is verwijderd",
  "editing.goneText": "Iemand heeft het intussen verwijderd. De invoer staat er nog.",
  "editing.saveAsNew": "Opslaan als nieuw",
  "editing.ofItem": "{field} van {item}",
};
