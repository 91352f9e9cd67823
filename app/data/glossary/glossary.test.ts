import { expect, it } from "vitest";
import { missedTerms, termsIn } from "./glossary.ts";

const terms = [
  { id: "1", nl: "klant", en: "client" },
  { id: "2", nl: "Vlotwerk", en: "Vlotwerk" },
  { id: "3", nl: "digitale collega", en: "digital colleague" },
  { id: "4", nl: "C++", en: "C++" },
];

it.each([
  ["Onze klanten bellen.", "Our customers call.", ["klant"]],
  ["Onze klanten bellen.", "Our clients call.", []],
  ["De klantenservice belt.", "Customer service calls.", []],
  ["Vlotwerk bouwt mee.", "Smoothwork builds too.", ["Vlotwerk"]],
  ["Een digitale collega helpt.", "A digital employee helps.", ["digitale collega"]],
  ["Digitale collega’s helpen.", "Digital colleagues help.", []],
  ["Wij schrijven C++.", "We write C++.", []],
  ["Onze klant.", "", []],
])("of %j and %j the glossary misses %j", (nl, en, missed) => {
  expect(missedTerms(terms, { nl: [nl], en: [en] }).map(({ term }) => term.nl)).toEqual(missed);
});

it("compares sentence by sentence, and nothing that is not built alike", () => {
  const texts = { nl: ["<p>De klant belt. Wij ook.</p>"], en: ["<p>She calls. So does the client.</p>"] };
  expect(missedTerms(terms, texts)).toEqual([
    { term: terms[0], nl: "De klant belt.", en: "She calls.", start: 3, end: 8 },
  ]);
  expect(missedTerms(terms, { nl: ["<h2>Klant</h2><p>Hij.</p>"], en: ["<p>Customer</p>"] })).toEqual([]);
});

it("finds the terms of a text in either language", () => {
  expect(termsIn(terms, "Clients of Vlotwerk").map(({ id }) => id)).toEqual(["1", "2"]);
});
