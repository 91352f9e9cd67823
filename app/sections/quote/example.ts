export const example = {
  nl: {
    quote:
      "Ik was bang dat we de fouten niet meer zouden zien. Het is andersom: vroeger keek ik naar alles een beetje, nu kijk ik naar twintig facturen per week heel goed.",
    portrait: "",
    name: "Marjan Kuipers",
    role: "Hoofd administratie bij Van Dalen Techniek",
  },
  en: {
    quote:
      "I was afraid that we would no longer see the mistakes. It is the other way round: I used to look at everything a little, now I look at twenty invoices a week very closely.",
    portrait: "",
    name: "Marjan Kuipers",
    role: "Head of accounts at Van Dalen Techniek",
  },
};
