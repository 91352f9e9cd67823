export const example = {
  nl: {
    title: "Wat het opleverde",
    figures: [
      {
        key: "1",
        figure: "59 %",
        meaning: "minder uren aan inkoopfacturen: 13 in plaats van 32 per week",
        source: "Meting, vier weken voor en vier weken na de start",
      },
      {
        key: "2",
        figure: "437 uur",
        meaning: "in het eerste halfjaar vrij voor ander werk: 19 uur in elk van 23 werkweken",
        source: "Berekend uit dezelfde meting",
      },
      {
        key: "3",
        figure: "6 maanden",
        meaning: "tot de 14.000 euro aan bouwkosten is terugverdiend",
        source: "Bij 38 euro per uur, na aftrek van 350 euro per maand aan gebruik",
      },
    ],
  },
  en: {
    title: "What it brought",
    figures: [
      {
        key: "1",
        figure: "59%",
        meaning: "fewer hours on purchase invoices: 13 instead of 32 a week",
        source: "Measured over four weeks before and four weeks after the start",
      },
      {
        key: "2",
        figure: "437 hours",
        meaning: "free for other work in the first half year: 19 hours in each of 23 working weeks",
        source: "Calculated from the same measurement",
      },
      {
        key: "3",
        figure: "6 months",
        meaning: "until the 14,000 euros of building it are earned back",
        source: "At 38 euros an hour, less 350 euros a month for its use",
      },
    ],
  },
};
