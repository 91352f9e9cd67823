/** A sentence, and what it should become. */
type Planted = readonly [stale: string, renewed: string];
type Texts<Item> = Readonly<Record<"nl" | "en", readonly Item[]>>;

/** A fact with its former and its present value, and sentences that say the former one, something else, or quote it. */
export type PlantedFact = {
  name: string;
  old: { nl: string; en: string };
  now: { nl: string; en: string };
  stale: Texts<Planted>;
  decoys: Texts<string>;
  quotations: Texts<string>;
};

/** Sentences as editors write them: five stale ones in each language for each fact, 100 in all. */
export const plantedFacts: readonly PlantedFact[] = [
  {
    name: "Team",
    old: { nl: "12 specialisten", en: "12 specialists" },
    now: { nl: "14 specialisten", en: "14 specialists" },
    stale: {
      nl: [
        ["Wij zijn met twaalf specialisten.", "Wij zijn met veertien specialisten."],
        [
          "Twaalf ervaren specialisten werken elke dag aan uw proces.",
          "Veertien ervaren specialisten werken elke dag aan uw proces.",
        ],
        [
          "Ons team telt <strong>12</strong> specialisten.",
          "Ons team telt <strong>14</strong> specialisten.",
        ],
        [
          "Met 12&nbsp;specialisten zijn we klein genoeg om u te kennen.",
          "Met 14&nbsp;specialisten zijn we klein genoeg om u te kennen.",
        ],
        [
          "Met z’n twaalven vormen de specialisten één team.",
          "Met z’n veertienen vormen de specialisten één team.",
        ],
      ],
      en: [
        ["We are twelve specialists in one office.", "We are fourteen specialists in one office."],
        ["Our 12 specialists know your trade.", "Our 14 specialists know your trade."],
        [
          "Twelve experienced specialists, one phone number.",
          "Fourteen experienced specialists, one phone number.",
        ],
        [
          "That takes <em>12 specialists</em> and a lot of coffee.",
          "That takes <em>14 specialists</em> and a lot of coffee.",
        ],
        [
          "You work with a team of 12 automation specialists.",
          "You work with a team of 14 automation specialists.",
        ],
      ],
    },
    decoys: {
      nl: [
        "Voor zo’n project zijn 10–12 specialisten nodig.",
        "De markt kent 112 specialisten op dit gebied.",
        "Het duurde 12 weken voordat de specialisten klaar waren.",
      ],
      en: ["Such a project needs 10 to 12 specialists.", "After 12 months, specialists took over."],
    },
    quotations: {
      nl: ["„Die 12 specialisten begrepen ons meteen”, zegt Anja van de boekhouding."],
      en: ["“Their 12 specialists understood us at once,” says Anja."],
    },
  },
  {
    name: "Uurtarief",
    old: { nl: "€ 95 per uur", en: "€ 95 per hour" },
    now: { nl: "€ 110 per uur", en: "€ 110 per hour" },
    stale: {
      nl: [
        ["Ons tarief is € 95 per uur.", "Ons tarief is € 110 per uur."],
        ["U betaalt €95,- per uur, zonder voorrijkosten.", "U betaalt €110,- per uur, zonder voorrijkosten."],
        ["Advies kost 95 euro per uur.", "Advies kost 110 euro per uur."],
        ["Meerwerk rekenen we tegen EUR 95 per uur.", "Meerwerk rekenen we tegen EUR 110 per uur."],
        ["Nazorg: € 95,00/uur.", "Nazorg: € 110,00/uur."],
      ],
      en: [
        ["Our rate is € 95 per hour.", "Our rate is € 110 per hour."],
        ["You pay €95 per hour, travel included.", "You pay €110 per hour, travel included."],
        ["Advice costs 95 euros per hour.", "Advice costs 110 euros per hour."],
        ["Extra work is billed at EUR 95.00 per hour.", "Extra work is billed at EUR 110.00 per hour."],
        ["Aftercare: €95/hour.", "Aftercare: €110/hour."],
      ],
    },
    decoys: {
      nl: [
        "Een licentie kost € 95 per maand.",
        "Anderen vragen € 95,50 per uur.",
        "Zo’n machine haalt 95 stuks per uur.",
      ],
      en: ["A licence costs € 95 per month.", "Others ask between € 85 and € 95 per hour."],
    },
    quotations: {
      nl: ['Een klant schreef: "€ 95 per uur is het waard."'],
      en: ['A client wrote: "€ 95 per hour is worth it."'],
    },
  },
  {
    name: "Abonnement",
    old: { nl: "€ 1.200 per maand", en: "€ 1,200 per month" },
    now: { nl: "€ 1.350 per maand", en: "€ 1,350 per month" },
    stale: {
      nl: [
        ["Een digitale collega kost € 1.200 per maand.", "Een digitale collega kost € 1.350 per maand."],
        ["Vanaf €1200 per maand hebt u er een.", "Vanaf €1350 per maand hebt u er een."],
        ["Dat is 1.200 euro per maand, alles inbegrepen.", "Dat is 1.350 euro per maand, alles inbegrepen."],
        ["Reken op <b>€&nbsp;1.200,-</b> per maand.", "Reken op <b>€&nbsp;1.350,-</b> per maand."],
        [
          "Het onderhoud (€ 1.200,00 per maand) is opzegbaar.",
          "Het onderhoud (€ 1.350,00 per maand) is opzegbaar.",
        ],
      ],
      en: [
        ["A digital colleague costs € 1,200 per month.", "A digital colleague costs € 1,350 per month."],
        ["From €1200 per month you have one.", "From €1350 per month you have one."],
        ["That is 1,200 euros per month, all included.", "That is 1,350 euros per month, all included."],
        ["Expect <b>€1,200.00</b> per month.", "Expect <b>€1,350.00</b> per month."],
        [
          "Maintenance (EUR 1,200 per month) can be cancelled.",
          "Maintenance (EUR 1,350 per month) can be cancelled.",
        ],
      ],
    },
    decoys: {
      nl: [
        "Vorig jaar verwerkten zij 1.200 facturen per maand.",
        "Bij een ander betaalt u $ 1.200 per maand.",
      ],
      en: ["They handled 1,200 invoices per month.", "It saves € 12,000 per month."],
    },
    quotations: { nl: ["‘Die € 1.200 per maand verdienen we terug’, aldus de directeur."], en: [] },
  },
  {
    name: "Openingstijden",
    old: { nl: "9–17 uur", en: "9 am–5 pm" },
    now: { nl: "8–18 uur", en: "8 am–6 pm" },
    stale: {
      nl: [
        ["Wij zijn open van 9 tot 17 uur.", "Wij zijn open van 8 tot 18 uur."],
        ["Op werkdagen: 9–17 uur.", "Op werkdagen: 8–18 uur."],
        ["Bel ons tussen 9 en 17 uur.", "Bel ons tussen 8 en 18 uur."],
        ["Bereikbaar 09:00 - 17:00 uur.", "Bereikbaar 08:00 - 18:00 uur."],
        ["De balie is bezet van 9 t/m 17 uur.", "De balie is bezet van 8 t/m 18 uur."],
      ],
      en: [
        ["We are open from 9 am to 5 pm.", "We are open from 8 am to 6 pm."],
        ["Weekdays: 9 am–5 pm.", "Weekdays: 8 am–6 pm."],
        ["Call us between 9 am and 5 pm.", "Call us between 8 am and 6 pm."],
        ["The desk answers 9am - 5pm.", "The desk answers 8 am - 6 pm."],
        [
          "Support is there 9 am until 5 pm, Monday to Friday.",
          "Support is there 8 am until 6 pm, Monday to Friday.",
        ],
      ],
    },
    decoys: {
      nl: ["De training duurt van 9 tot 12 uur.", "Na 9 uur stilte kwam om 17 uur het antwoord."],
      en: ["The course runs from 9 am to 1 pm.", "Lunch is from 12 to 1 pm."],
    },
    quotations: {
      nl: ["“Van 9 tot 17 uur, dat was te kort”, zei hij."],
      en: ["“Only 9 am to 5 pm,” he sighed."],
    },
  },
  {
    name: "Ervaring",
    old: { nl: "16 jaar ervaring", en: "16 years of experience" },
    now: { nl: "17 jaar ervaring", en: "17 years of experience" },
    stale: {
      nl: [
        ["Wij hebben 16 jaar ervaring.", "Wij hebben 17 jaar ervaring."],
        ["Zestien jaar ervaring zit in elk ontwerp.", "Zeventien jaar ervaring zit in elk ontwerp."],
        ["Profiteer van 16 jaar ervaring met processen.", "Profiteer van 17 jaar ervaring met processen."],
        [
          "Met ruim zestien jaar ervaring kennen we de valkuilen.",
          "Met ruim zeventien jaar ervaring kennen we de valkuilen.",
        ],
        ["Dat is 16&#160;jaar ervaring op één plek.", "Dat is 17&#160;jaar ervaring op één plek."],
      ],
      en: [
        ["We bring 16 years of experience.", "We bring 17 years of experience."],
        [
          "Sixteen years of experience go into each design.",
          "Seventeen years of experience go into each design.",
        ],
        [
          "With over 16 years of experience we know the pitfalls.",
          "With over 17 years of experience we know the pitfalls.",
        ],
        [
          "That is sixteen years of experience in one place.",
          "That is seventeen years of experience in one place.",
        ],
        ["16 years of experience &amp; counting.", "17 years of experience &amp; counting."],
      ],
    },
    decoys: {
      nl: ["Zijn zoon van 16 jaar heeft ervaring met robots.", "Zij heeft 6 jaar ervaring."],
      en: ["A 16-year-old with experience wrote it.", "She has 26 years of experience."],
    },
    quotations: {
      nl: ["Zij zeggen: „16 jaar ervaring merk je.”"],
      en: ["“You notice 16 years of experience,” they say."],
    },
  },
  {
    name: "Directeur",
    old: { nl: "Marieke de Boer", en: "Marieke de Boer" },
    now: { nl: "Joost Verhagen", en: "Joost Verhagen" },
    stale: {
      nl: [
        ["Marieke de Boer leidt het bedrijf.", "Joost Verhagen leidt het bedrijf."],
        ["Stuur uw vraag aan Marieke de Boer.", "Stuur uw vraag aan Joost Verhagen."],
        [
          "Onze directeur, Marieke de Boer, denkt met u mee.",
          "Onze directeur, Joost Verhagen, denkt met u mee.",
        ],
        ["Volgens Marieke de Boer is dat het halve werk.", "Volgens Joost Verhagen is dat het halve werk."],
        [
          'Een afspraak met <a href="/contact">Marieke de Boer</a> is zo gemaakt.',
          'Een afspraak met <a href="/contact">Joost Verhagen</a> is zo gemaakt.',
        ],
      ],
      en: [
        ["Marieke de Boer runs the firm.", "Joost Verhagen runs the firm."],
        ["Send your question to Marieke de Boer.", "Send your question to Joost Verhagen."],
        [
          "Our director, Marieke de Boer, thinks along with you.",
          "Our director, Joost Verhagen, thinks along with you.",
        ],
        [
          "According to Marieke de Boer that is half the work.",
          "According to Joost Verhagen that is half the work.",
        ],
        ["MARIEKE DE BOER answers herself.", "Joost Verhagen answers herself."],
      ],
    },
    decoys: {
      nl: ["Marieke van de Boer is klant.", "De boer en zijn land staan centraal."],
      en: ["Marieke Boers is a client.", "Pieter de Boer wrote the guide."],
    },
    quotations: { nl: ["„Marieke de Boer hielp ons enorm.”"], en: ["“Marieke de Boer helped us a lot.”"] },
  },
  {
    name: "Adres",
    old: { nl: "Herengracht 12 in Amsterdam", en: "Herengracht 12 in Amsterdam" },
    now: { nl: "Keizersgracht 40 in Amsterdam", en: "Keizersgracht 40 in Amsterdam" },
    stale: {
      nl: [
        [
          "U vindt ons aan de Herengracht 12 in Amsterdam.",
          "U vindt ons aan de Keizersgracht 40 in Amsterdam.",
        ],
        ["Kom langs: Herengracht 12 in Amsterdam.", "Kom langs: Keizersgracht 40 in Amsterdam."],
        [
          "Ons kantoor op Herengracht 12 in Amsterdam is open.",
          "Ons kantoor op Keizersgracht 40 in Amsterdam is open.",
        ],
        ["Post gaat naar Herengracht 12 in Amsterdam.", "Post gaat naar Keizersgracht 40 in Amsterdam."],
        ["Parkeer bij Herengracht 12 in Amsterdam.", "Parkeer bij Keizersgracht 40 in Amsterdam."],
      ],
      en: [
        ["You find us at Herengracht 12 in Amsterdam.", "You find us at Keizersgracht 40 in Amsterdam."],
        ["Come by: Herengracht 12 in Amsterdam.", "Come by: Keizersgracht 40 in Amsterdam."],
        [
          "Our office at Herengracht 12 in Amsterdam is open.",
          "Our office at Keizersgracht 40 in Amsterdam is open.",
        ],
        ["Post goes to Herengracht 12 in Amsterdam.", "Post goes to Keizersgracht 40 in Amsterdam."],
        ["Visit us (Herengracht 12, Amsterdam).", "Visit us (Keizersgracht 40, Amsterdam)."],
      ],
    },
    decoys: {
      nl: [
        "De Herengracht 120 in Amsterdam is een museum.",
        "Aan de Herengracht in Amsterdam staan 12 bomen.",
      ],
      en: ["Herengracht 121 in Amsterdam is a museum.", "Twelve boats lie in the Herengracht in Amsterdam."],
    },
    quotations: { nl: [], en: ["“Herengracht 12 in Amsterdam, third floor,” said the courier."] },
  },
  {
    name: "Klanten",
    old: { nl: "40 klanten", en: "40 clients" },
    now: { nl: "65 klanten", en: "65 clients" },
    stale: {
      nl: [
        ["Wij werken voor 40 klanten.", "Wij werken voor 65 klanten."],
        ["Veertig klanten gingen u voor.", "65 klanten gingen u voor."],
        [
          "Voor meer dan 40 tevreden klanten maken wij het werk lichter.",
          "Voor meer dan 65 tevreden klanten maken wij het werk lichter.",
        ],
        ["Al 40 klanten bespaarden er tijd mee!", "Al 65 klanten bespaarden er tijd mee!"],
        ["Wat 40 klanten ons leerden", "Wat 65 klanten ons leerden"],
      ],
      en: [
        ["We work for 40 clients.", "We work for 65 clients."],
        ["Forty clients went before you.", "65 clients went before you."],
        [
          "For more than 40 happy clients we make work lighter.",
          "For more than 65 happy clients we make work lighter.",
        ],
        ["Already 40 clients saved time with it!", "Already 65 clients saved time with it!"],
        ["What forty clients taught us", "What 65 clients taught us"],
      ],
    },
    decoys: {
      nl: ["Een bank had 40.000 klanten.", "In week 40 belden de klanten vaker."],
      en: [
        "A bank had 40,000 clients.",
        "Some 40% of clients call twice.",
        "Between 30 and 40 clients is normal.",
      ],
    },
    quotations: {
      nl: ['"Na 40 klanten weet je het wel", lacht ze.'],
      en: ['"After 40 clients you know," she laughs.'],
    },
  },
  {
    name: "Reactietijd",
    old: { nl: "binnen 2 werkdagen", en: "within 2 working days" },
    now: { nl: "binnen 1 werkdag", en: "within 1 working day" },
    stale: {
      nl: [
        ["U hoort binnen 2 werkdagen van ons.", "U hoort binnen 1 werkdag van ons."],
        ["Binnen twee werkdagen hebt u antwoord.", "Binnen een werkdag hebt u antwoord."],
        ["Wij bellen u binnen 2 werkdagen terug.", "Wij bellen u binnen 1 werkdag terug."],
        [
          "Antwoord komt binnen 2 werkdagen, ook in de zomer.",
          "Antwoord komt binnen 1 werkdag, ook in de zomer.",
        ],
        [
          "Elke vraag wordt binnen twee werkdagen beantwoord.",
          "Elke vraag wordt binnen een werkdag beantwoord.",
        ],
      ],
      en: [
        ["You hear from us within 2 working days.", "You hear from us within 1 working day."],
        ["Within two working days you have an answer.", "Within one working day you have an answer."],
        ["We call you back in two working days.", "We call you back in one working day."],
        [
          "An answer comes within 2 working days, also in summer.",
          "An answer comes within 1 working day, also in summer.",
        ],
        [
          "Each question is answered within two working days.",
          "Each question is answered within one working day.",
        ],
      ],
    },
    decoys: {
      nl: ["Een proef is binnen 2 weken klaar.", "Binnen 12 werkdagen staat het er."],
      en: ["A trial is ready within 2 weeks.", "Within 20 working days it runs."],
    },
    quotations: { nl: ["Op de muur staat „binnen 2 werkdagen”."], en: [] },
  },
  {
    name: "Projectduur",
    old: { nl: "6–8 weken", en: "6–8 weeks" },
    now: { nl: "4–6 weken", en: "4–6 weeks" },
    stale: {
      nl: [
        ["Een project duurt 6–8 weken.", "Een project duurt 4–6 weken."],
        ["Na zes tot acht weken draait het.", "Na vier tot zes weken draait het."],
        ["Reken op 6 à 8 weken.", "Reken op 4 à 6 weken."],
        [
          "De doorlooptijd is 6-8 weken, inclusief testen.",
          "De doorlooptijd is 4-6 weken, inclusief testen.",
        ],
        ["Tussen 6 en 8 weken na de start werkt u ermee.", "Tussen 4 en 6 weken na de start werkt u ermee."],
      ],
      en: [
        ["A project takes 6–8 weeks.", "A project takes 4–6 weeks."],
        ["After six to eight weeks it runs.", "After four to six weeks it runs."],
        ["Expect 6 to 8 weeks.", "Expect 4 to 6 weeks."],
        ["The lead time is 6-8 weeks, tests included.", "The lead time is 4-6 weeks, tests included."],
        [
          "Between six and eight weeks after the start you use it.",
          "Between four and six weeks after the start you use it.",
        ],
      ],
    },
    decoys: {
      nl: [
        "Een groot project duurt 16–18 weken.",
        "Na 8 weken is er een evaluatie.",
        "Het kost 6 tot 9 weken bij anderen.",
      ],
      en: [
        "A large project takes 26–28 weeks.",
        "After 6 weeks there is a review.",
        "Eight weeks later they called.",
      ],
    },
    quotations: { nl: [], en: ["“It took 6–8 weeks and not a day more.”"] },
  },
];
