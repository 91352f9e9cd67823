export const nl = {
  "preview.title": "Voorbeeld: {title}",
  "preview.bar": "Voorbeeld van versie {number}, niet openbaar. Geldig tot {until}.",
  "preview.part": "Een deel van deze versie is niet te lezen en ontbreekt hier.",
  "preview.opinion": "Reageren",
  "preview.opinion.title": "Wat vindt u ervan?",
  "preview.opinion.about":
    "Alleen wie deze pagina maakt, leest uw naam. Een opmerking met een antwoord ziet iedereen met deze link, zonder naam. Dertig dagen nadat de link is verlopen, is alles weg.",
  "preview.opinion.name": "Uw naam",
  "preview.opinion.quote": "Over welke woorden gaat het?",
  "preview.opinion.quoteHint": "Leeg laten als het over de hele pagina gaat.",
  "preview.opinion.remark": "Uw opmerking",
  "preview.opinion.send": "Alleen opmerking sturen",
  "preview.opinion.approve": "Akkoord",
  "preview.opinion.notYet": "Nog niet akkoord",
  "preview.opinion.mark": "Reageren op deze woorden",
  "preview.answers": "Antwoorden op opmerkingen",
  "preview.answer": "Antwoord: {answer}",
  "preview.opinion.given": "Uw opmerking is doorgegeven",
  "preview.opinion.given.approved": "Uw akkoord op versie {number} is doorgegeven",
  "preview.opinion.given.not yet": "Doorgegeven dat u nog niet akkoord bent",
  "preview.opinion.more": "U kunt hieronder nog iets opmerken.",
  "preview.opinion.invalid": "Nog niet verstuurd",
  "preview.opinion.empty": "Schrijf een opmerking, of kies Akkoord of Nog niet akkoord.",
  "preview.opinion.failed": "Niet verstuurd",
  "preview.opinion.failedText":
    "Door een storing kwam uw reactie niet aan. Wat u schreef, staat er nog. Probeer het opnieuw.",
  "preview.opinion.gone":
    "Deze link is verlopen of ingetrokken. Kopieer wat u schreef en vraag een nieuwe link.",
  "preview.opinion.full": "Via deze link zijn al 200 reacties gegeven. Vraag een nieuwe link.",
  "preview.opinion.many":
    "Vanaf uw netwerk zijn net veel reacties gestuurd. Wat u schreef, staat er nog. Probeer het over tien minuten opnieuw.",
  "preview.gone.title": "Deze voorbeeldlink werkt niet (meer)",
  "preview.gone.text":
    "De link is onvolledig, verlopen of ingetrokken. Vraag een nieuwe aan degene van wie u hem kreeg.",
  "preview.gone.insights": "Naar de insights",
};
