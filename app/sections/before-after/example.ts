export const example = {
  nl: {
    title: "Waar de uren bleven",
    intro:
      "Uren per week op de administratie. Het werk dat overblijft is ander werk: er is meer controle, en veel minder overtypen.",
    rows: [
      { key: "1", what: "Facturen overtypen", before: "18 uur", after: "0 uur" },
      { key: "2", what: "Verschillen uitzoeken", before: "9 uur", after: "7 uur" },
      { key: "3", what: "Navragen bij leveranciers", before: "3 uur", after: "1,5 uur" },
      { key: "4", what: "Controleren en goedkeuren", before: "2 uur", after: "4,5 uur" },
    ],
    sumWhat: "Samen",
    sumBefore: "32 uur",
    sumAfter: "13 uur",
    source: "Meting bij Van Dalen Techniek, vier weken voor en vier weken na de start",
  },
  en: {
    title: "Where the hours went",
    intro:
      "Hours a week in accounts. The work that remains is other work: there is more checking, and far less retyping.",
    rows: [
      { key: "1", what: "Retyping invoices", before: "18 hours", after: "0 hours" },
      { key: "2", what: "Looking into differences", before: "9 hours", after: "7 hours" },
      { key: "3", what: "Asking suppliers", before: "3 hours", after: "1.5 hours" },
      { key: "4", what: "Checking and approving", before: "2 hours", after: "4.5 hours" },
    ],
    sumWhat: "Together",
    sumBefore: "32 hours",
    sumAfter: "13 hours",
    source: "Measured at Van Dalen Techniek, four weeks before and four weeks after the start",
  },
};
