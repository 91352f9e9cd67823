export const example = {
  nl: {
    title: "Wat er in de week veranderde",
    intro: "Zes dingen die de mensen op de administratie zelf noemden, drie maanden na de start.",
    tiles: [
      {
        key: "1",
        icon: "time" as const,
        title: "De maandag is weer gewoon",
        text: "De stapel van het weekend is gelezen en gesorteerd voordat het eerste kopje koffie op is.",
      },
      {
        key: "2",
        icon: "money" as const,
        title: "Geen dubbele betalingen",
        text: "Een factuur die al eens is geboekt, valt op. Dat ging eerder drie keer per kwartaal mis.",
      },
      {
        key: "3",
        icon: "people" as const,
        title: "Vakantie zonder inhaalslag",
        text: "Is er iemand weg, dan blijft het gewone werk doorlopen en wachten alleen de twijfelgevallen.",
      },
      {
        key: "4",
        icon: "systems" as const,
        title: "Eén administratie",
        text: "Bestelling, pakbon en factuur verwijzen naar elkaar, ook als een leverancier ze anders noemt.",
      },
      {
        key: "5",
        icon: "conversation" as const,
        title: "Eerder aan de telefoon",
        text: "Een prijsverschil is dezelfde dag besproken, als de verkoper de afspraak nog weet.",
      },
      {
        key: "6",
        icon: "safety" as const,
        title: "Alles is na te lezen",
        text: "Bij elke boeking staat wat de agent las, waarmee hij vergeleek en wie akkoord gaf.",
      },
    ],
  },
  en: {
    title: "What changed in a week’s work",
    intro: "Six things that the people in accounts named themselves, three months after the start.",
    tiles: [
      {
        key: "1",
        icon: "time" as const,
        title: "Mondays are ordinary again",
        text: "The pile of the weekend has been read and sorted before the first coffee is finished.",
      },
      {
        key: "2",
        icon: "money" as const,
        title: "Nothing is paid twice",
        text: "An invoice that has been entered before stands out. That used to go wrong three times a quarter.",
      },
      {
        key: "3",
        icon: "people" as const,
        title: "Holidays without a backlog",
        text: "When somebody is away the ordinary work goes on, and only the doubtful cases wait.",
      },
      {
        key: "4",
        icon: "systems" as const,
        title: "One set of books",
        text: "Order, packing slip and invoice refer to each other, even if a supplier names them differently.",
      },
      {
        key: "5",
        icon: "conversation" as const,
        title: "On the phone sooner",
        text: "A difference in price is discussed the same day, while the seller still remembers the deal.",
      },
      {
        key: "6",
        icon: "safety" as const,
        title: "Everything can be looked up",
        text: "Each entry says what the agent read, what it compared that with and who approved it.",
      },
    ],
  },
};
