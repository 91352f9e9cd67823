import { expect, it } from "vitest";
import { whyOld } from "./old-words.ts";

const today = "2026-11-27";
const changed = "2026-03-01";

it.each([
  ["In 2023 scheelde het uren.", "2023"],
  ["Sinds 2024 doen we dit.", "2024"],
  ["Groei in 2022-2023", "2023"],
  ["Groei in 2022–2023.", "2023"],
  ["Van 2021 tot 2024.", "2024"],
  ["(2023)", "2023"],
  ["Wat kost een agent in 2024?", "2024"],
  ["Tot 31 december 2025 geldt dit.", "31 december 2025"],
  ["Op 1 mrt. 2026 of 2025", "1 mrt. 2026"],
  ["Valid until December 31, 2025", "December 31, 2025"],
  ["On 3rd March 2026, and in 2025", "3rd March 2026"],
  ["Sept 3, 2026", "Sept 3, 2026"],
  ["Uiterlijk 31-12-2025.", "31-12-2025"],
  ["Uiterlijk 26/11/2026", "26/11/2026"],
  ["Uiterlijk 1.2.2026", "1.2.2026"],
  ["2025-12-31T10:00", "2025-12-31"],
  ["Op 31 december 1999 begon het.", "31 december 1999"],
])("%s is old by %s", (sentence, words) => {
  expect(whyOld(sentence, today, changed)).toContain(words);
});

it.each([
  "In 2025 en 2026.",
  "Van 2020 tot 2027.",
  "Gepland op 31 december 2024, en verplaatst naar 2027.",
  "Op 27 november 2026 is het zover.",
  "Voor 1 januari 2027, 1-1-2027 of January 1, 2027.",
  "Vorig jaar, en in de jaren 90.",
  "Wij begonnen in 1998.",
  "Het kost € 2023, €2023, 2023 euro of 2.023 euro.",
  "Verordening (EU) 2024/1689",
  "ISO 27001:2022",
  "Artikel AB-2023, type X2021, 12023 stuks en 2000 uur",
  "Bel 020-2023456 of 0348-2023",
  "Op 31 februari 2027 of 40 december 2027.",
  "v2021.4 van 20:23",
])("%s is not old", (sentence) => {
  expect(whyOld(sentence, today, changed)).toBeNull();
});

it.each(["Het scheelt 30%.", "30 procent", "30 per cent", "€ 12,50", "£5", "12 euro", "In 2026: 3%"])(
  "%s is a figure, which is old in a document unchanged for a year",
  (sentence) => {
    expect(whyOld(sentence, today, "2025-11-28")).toBeNull();
    expect(whyOld(sentence, today, "2025-11-27")).toMatch(/^a percentage or an amount .* since 2025-11-27$/);
  },
);

it.each(["Drie agenten.", "12 agenten, 4 uur", "de eurozone", "100 europese firma’s"])(
  "%s is no figure",
  (sentence) => {
    expect(whyOld(sentence, today, "2020-01-01")).toBeNull();
  },
);

// The time of the test ends one that is read in more than linear time.
it.each([
  ["2023 ".repeat(200_000), "the last year in it is 2023"],
  ["1-".repeat(400_000), null],
  ["31 december ".repeat(80_000), null],
  ["€ ".repeat(400_000), null],
])("a long text is read too (%#)", (sentence, why) => {
  expect(whyOld(sentence, today, "2020-01-01")).toBe(why);
});
