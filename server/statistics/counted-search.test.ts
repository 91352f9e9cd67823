import { expect, it } from "vitest";
import { countedSearch } from "./counted-search.ts";

it.each([
  ["Prijzen", "prijzen"],
  [" AI-verordening ", "ai-verordening"],
  ["trends 2026", "trends 2026"],
  ["één agent", "één agent"],
  ["a\u0000b\nc", "a b c"],
  ["prijs \ud83d", "prijs \ufffd"],
])("a search for %j is counted as %j", (query, counted) => {
  expect(countedSearch(query)).toBe(counted);
});

it.each([
  "anna@klant.example",
  "06 12345678",
  "(023) 555-01-23",
  "NL91 ABNA 0417",
  "x",
  "?!",
  "x".repeat(61),
])("a search for %j is not counted", (query) => {
  expect(countedSearch(query)).toBeNull();
});
