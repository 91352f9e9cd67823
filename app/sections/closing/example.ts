export const example = {
  nl: {
    title: "Neem één stapel mee",
    text: "In een halfuur kijken we samen naar twintig van uw eigen facturen. Daarna weet u of het zin heeft om verder te rekenen.",
    buttonText: "Plan een halfuur",
    buttonTo: "/contact",
  },
  en: {
    title: "Bring one pile along",
    text: "In half an hour we look at twenty of your own invoices together. After that you know whether it is worth calculating further.",
    buttonText: "Plan half an hour",
    buttonTo: "/contact",
  },
};
