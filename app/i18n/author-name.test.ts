import { expect, it } from "vitest";
import { authorName } from "./author-name.ts";
import { translator } from "./language-texts.ts";
import { insightsTexts } from "./texts/insights.en.ts";

it.each([
  ["Anonymous", "nl", "Anoniem"],
  ["Anonymous", "en", "Anonymous"],
  ["Noor", "nl", "Noor"],
] as const)("tells of %s in %s as %s", (author, language, told) => {
  expect(authorName(author, translator(insightsTexts, language))).toBe(told);
});
