import { expect, it } from "vitest";
import type { Language } from "../i18n/language-texts.ts";
import { isOrdinary, readValue, replacementsFor, sayingsIn } from "./facts.ts";
import { withEdits } from "./stale-facts.ts";

/** A text once a value in it is another; null when it does not say the value. */
function renewed(language: Language, text: string, old: string, now: string): string | null {
  const [before, after] = [readValue(old, language), readValue(now, language)];
  const said = sayingsIn(text, language)(before);
  if (said.length === 0) return null;
  const all = said.flatMap((saying) => replacementsFor(text, saying, before, after));
  return withEdits(
    text,
    all.map(({ start, end, text }) => ({ from: start, to: end, text })),
  );
}

it.each<[Language, string, string, string, string]>([
  // Numbers.
  [
    "nl",
    "Wij zijn met 12 specialisten.",
    "12 specialisten",
    "14 specialisten",
    "Wij zijn met 14 specialisten.",
  ],
  ["nl", "Twaalf specialisten.", "12 specialisten", "14 specialisten", "Veertien specialisten."],
  [
    "nl",
    "Met twaalf ervaren specialisten",
    "12 specialisten",
    "24 specialisten",
    "Met 24 ervaren specialisten",
  ],
  ["nl", "12 specialisten", "twaalf specialisten", "veertien specialisten", "14 specialisten"],
  ["nl", "eenentwintig en tweeëntwintig dagen", "22 dagen", "20 dagen", "eenentwintig en twintig dagen"],
  ["nl", "DRIE kantoren, één kantoor", "1 kantoor", "2 kantoren", "DRIE kantoren, twee kantoren"],
  [
    "en",
    "Twenty-one clients, twenty two cases",
    "21 clients",
    "19 clients",
    "Nineteen clients, twenty two cases",
  ],
  ["en", "a twenty two year record", "22 years", "23 years", "a 23 year record"],
  ["en", "1,200 and 1200 projects", "1200 projects", "1350 projects", "1,200 and 1350 projects"],
  ["en", "1,200 projects", "1200 projects", "1350 projects", "1,350 projects"],
  ["nl", "1.200 projecten", "1.200 projecten", "950 projecten", "950 projecten"],
  ["nl", "950 projecten", "950 projecten", "1.200 projecten", "1.200 projecten"],
  ["nl", "12,5 procent korting", "12,5% korting", "15% korting", "15 procent korting"],
  ["en", "1.2 million users", "1.2 million users", "1.5 million users", "1.5 million users"],
  // Amounts.
  ["nl", "Vanaf €1.200,- per maand", "€ 1.200 per maand", "€ 1.350 per maand", "Vanaf €1.350,- per maand"],
  ["nl", "EUR 1.200, ook 1200 euro", "€ 1.200", "€ 950", "EUR 950, ook 950 euro"],
  ["nl", "€ 95/uur", "€ 95 per uur", "€ 110 per uur", "€ 110/uur"],
  ["en", "€95.00 per hour", "€ 95 per hour", "€ 99.50 per hour", "€99.50 per hour"],
  ["en", "€95 per hour", "€ 95 per hour", "€ 99.50 per hour", "€99.50 per hour"],
  ["nl", "Voor € 95 per uur", "€ 95 per uur", "een vaste prijs", "Voor een vaste prijs"],
  ["nl", "Voor 95,- per uur", "€ 95 per uur", "€ 110 per uur", "Voor 110,- per uur"],
  // Ranges and times.
  ["nl", "Open van 9 tot 17 uur", "9–17 uur", "8–18 uur", "Open van 8 tot 18 uur"],
  ["nl", "9:00 - 17.00 uur", "9–17 uur", "8.30–17 uur", "8:30 - 17.00 uur"],
  ["en", "between 9 and 17 hours", "9-17 hours", "10-17 hours", "between 10 and 17 hours"],
  ["nl", "€ 100–€ 200", "€ 100–200", "€ 150–250", "€ 150–€ 250"],
  // Plural forms and names.
  ["nl", "Het 12-jarig bestaan na 12 jaren", "12 jaar", "13 jaar", "Het 13-jarig bestaan na 13 jaren"],
  ["en", "our 12-year record", "12 years", "13 years", "our 13-year record"],
  ["nl", "17 collega‘s", "17 collega’s", "19 collega’s", "19 collega‘s"],
  ["nl", "Bel JAN de Vries.", "Jan de Vries", "Piet de Vries", "Bel Piet de Vries."],
  [
    "nl",
    "Bij Werkplaats Noord en Werkplaats Noords team",
    "Werkplaats Noord",
    "Smederij",
    "Bij Smederij en Smederij team",
  ],
])("%s: %j with %j as %j is %j", (language, text, old, now, wanted) => {
  expect(renewed(language, text, old, now)).toBe(wanted);
});

it.each<[Language, string, string]>([
  ["nl", "10–12 specialisten", "12 specialisten"],
  ["nl", "tussen 10 en 12 specialisten", "12 specialisten"],
  ["nl", "10 tot 12 of 12 tot 14 specialisten", "12 specialisten"],
  ["nl", "112 specialisten, 12,5 specialisten, 12.000 specialisten", "12 specialisten"],
  ["nl", "Er waren er 12. Specialisten kwamen later.", "12 specialisten"],
  ["nl", "12 heel erg goede specialisten", "12 specialisten"],
  ["nl", "versie 12.1.3 en 12-5-2026", "12 versies"],
  ["nl", "de twaalfde specialist", "12 specialisten"],
  ["nl", "€ 95 miljoen, € 95,50, $ 95, 95%", "€ 95"],
  ["nl", "€ 95 per dag", "€ 95 per uur"],
  ["en", "six specialists", "zes specialists"],
  ["en", "two hundred projects", "200 clients"],
  ["nl", "24/7 dagen", "7 dagen"],
  ["nl", "Jan van der Vries", "Jan de Vries"],
  ["nl", "Noordzee", "Noord"],
])("%s: %j does not say %j", (language, text, value) => {
  expect(sayingsIn(text, language)(readValue(value, language))).toEqual([]);
});

it.each(["12", "twaalf", "2019", "30%", "12 uur", "Jan", "—"])(
  "%j is too common to be looked for",
  (value) => {
    expect(isOrdinary(readValue(value, "nl"))).toBe(true);
  },
);

it.each(["12 specialisten", "€ 95", "9–17", "Jan de Vries", "Utrecht"])("%j is looked for", (value) => {
  expect(isOrdinary(readValue(value, "nl"))).toBe(false);
});

// The time of the test ends one that is read in more than linear time.
it.each([
  "1-".repeat(200_000),
  "12 ".repeat(100_000),
  "twaalf en ".repeat(50_000),
  "€ ".repeat(200_000),
  "1.".repeat(200_000),
])("a long text is read too (%#)", (text) => {
  expect(sayingsIn(text, "nl")(readValue("12 specialisten", "nl"))).toEqual([]);
});
