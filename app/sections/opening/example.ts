export const example = {
  nl: {
    badge: "Groothandel in installatiemateriaal, 85 medewerkers",
    title: "Van 32 naar 13 uur per week aan facturen",
    text: "Bij Van Dalen Techniek kwamen elke week 180 facturen binnen, in elf verschillende indelingen. Een digitale medewerker leest ze nu, legt ze naast de bestelling en zet klaar wat klopt.",
    buttonText: "Bespreek uw eigen geval",
    buttonTo: "/contact",
    secondText: "Lees hoe we rekenen",
    secondTo: "/insights/what-automation-costs-and-returns",
    picture: "",
    drawing: "hero" as const,
  },
  en: {
    badge: "Wholesaler of installation materials, 85 people",
    title: "From 32 to 13 hours a week on invoices",
    text: "Van Dalen Techniek received 180 invoices a week, in eleven different layouts. A digital worker now reads them, sets them beside the order and prepares the ones that match.",
    buttonText: "Discuss your own case",
    buttonTo: "/contact",
    secondText: "Read how we calculate",
    secondTo: "/insights/what-automation-costs-and-returns",
    picture: "",
    drawing: "hero" as const,
  },
};
