export const nl = {
  "glossary.title": "Woordenlijst",
  "glossary.about":
    "Woorden van uw bedrijf in beide talen. Staat het Engelse woord niet in de vertaling van een zin, dan zegt de editor dat voor u publiceert. AI-assistenten lezen deze lijst ook.",
  "glossary.open": "De woordenlijst openen",
  "glossary.none": "Nog geen woorden",
  "glossary.noneText": "Voeg een woord toe, of een naam die u nooit vertaalt.",
  "glossary.all": "Woorden",
  "glossary.add": "Woord toevoegen",
  "glossary.enHint": "Vul hetzelfde woord in als het nooit vertaald wordt.",
  "glossary.required": "Vul beide woorden in.",
  "glossary.same": "Wordt niet vertaald",
  "glossary.added": "Woord toegevoegd",
  "glossary.saved": "Woord opgeslagen",
  "glossary.changeTitle": "Woord wijzigen",
  "glossary.taken": "Dit Nederlandse woord staat al in de lijst.",
  "glossary.full": "De lijst heeft 200 woorden: meer passen er niet in.",
};
