export const example = {
  nl: {
    title: "In negen weken van stapel naar stroom",
    intro: "Na elke stap lag er een besluit op tafel: doorgaan, aanpassen of stoppen.",
    steps: [
      {
        key: "1",
        title: "Meelopen",
        text: "Twee dagen naast de administratie, met een stopwatch en 180 echte facturen. Een week.",
      },
      {
        key: "2",
        title: "Ontwerpen",
        text: "Op één blad wat de agent doet, wat een mens beslist en welk bedrag de grens is. Twee weken.",
      },
      {
        key: "3",
        title: "Proefdraaien",
        text: "De agent deed alles mee, maar boekte niets. Elke afwijking werd een regel. Vier weken.",
      },
      {
        key: "4",
        title: "Aanzetten",
        text: "Leverancier voor leverancier, te beginnen met de grootste drie. Twee weken.",
      },
    ],
  },
  en: {
    title: "From pile to flow in nine weeks",
    intro: "After each step there was a decision to take: go on, change course or stop.",
    steps: [
      {
        key: "1",
        title: "Watching",
        text: "Two days beside accounts, with a stopwatch and 180 real invoices. One week.",
      },
      {
        key: "2",
        title: "Designing",
        text: "On one sheet what the agent does, what a person decides and which amount is the limit. Two weeks.",
      },
      {
        key: "3",
        title: "Trial run",
        text: "The agent did everything as well, but entered nothing. Each difference became a rule. Four weeks.",
      },
      {
        key: "4",
        title: "Switching on",
        text: "Supplier by supplier, beginning with the largest three. Two weeks.",
      },
    ],
  },
};
