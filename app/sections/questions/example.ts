export const example = {
  nl: {
    title: "Vragen die we vaak krijgen",
    questions: [
      {
        key: "1",
        question: "Wat gebeurt er als de agent een factuur verkeerd leest?",
        answer:
          "Dan klopt de vergelijking met de bestelling niet, en gaat de factuur naar een mens. Dat gebeurt met ongeveer een op de negen. Zonder bestelling boekt de agent niets.",
      },
      {
        key: "2",
        question: "Moeten onze leveranciers iets veranderen?",
        answer:
          "Nee. Zij sturen hun facturen zoals ze dat altijd deden, als pdf, als scan of elektronisch. U hoeft ze ook geen nieuw adres te geven.",
      },
      {
        key: "3",
        question: "Werkt dit met ons boekhoudpakket?",
        answer:
          "Meestal wel. In de scan kijken we naar de koppeling voordat u iets uitgeeft. Is die er niet, dan zeggen we dat erbij, met wat een omweg zou kosten.",
      },
    ],
  },
  en: {
    title: "Questions that we often get",
    questions: [
      {
        key: "1",
        question: "What happens if the agent misreads an invoice?",
        answer:
          "Then it does not match the order, and a person gets the invoice. That happens to about one in nine. Without an order the agent enters nothing.",
      },
      {
        key: "2",
        question: "Do our suppliers have to change anything?",
        answer:
          "No. They send their invoices as they always did, as a PDF, as a scan or electronically. You need not give them a new address either.",
      },
      {
        key: "3",
        question: "Does this work with our accounting software?",
        answer:
          "Usually it does. The scan looks at the connection before you spend anything. If there is none we say so, with what a way round would cost.",
      },
    ],
  },
};
