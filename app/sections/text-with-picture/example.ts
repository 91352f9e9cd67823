const picture = "/images/insights/invoices-without-retyping.svg";

export const example = {
  nl: {
    title: "De agent leest, een mens beslist",
    text: "<p>De agent haalt de factuur uit de mailbox, zoekt de bestelling erbij en vergelijkt regel voor regel. Klopt alles, dan staat de boeking klaar om te betalen.</p><p>Wijkt er iets af, dan krijgt de inkoper de factuur met het verschil al gemarkeerd. Boven 5.000 euro kijkt er altijd iemand mee.</p>",
    picture,
    side: "right" as const,
  },
  en: {
    title: "The agent reads, a person decides",
    text: "<p>The agent takes the invoice from the mailbox, finds the order and compares line by line. If everything matches, the entry is ready to be paid.</p><p>If something differs, the buyer gets the invoice with the difference already marked. Above 5,000 euros there is always somebody who checks.</p>",
    picture,
    side: "right" as const,
  },
};
