export const nl = {
  "preview.title": "Voorbeeld: {title}",
  "preview.bar": "Voorbeeld van versie {number}, niet openbaar. Geldig tot {until}.",
  "preview.part": "Een deel van deze versie is niet te lezen en ontbreekt hier.",
  "preview.gone.title": "Deze voorbeeldlink werkt niet (meer)",
  "preview.gone.text":
    "De link is onvolledig, verlopen of ingetrokken. Vraag een nieuwe aan degene van wie u hem kreeg.",
  "preview.gone.insights": "Naar de insights",
};
