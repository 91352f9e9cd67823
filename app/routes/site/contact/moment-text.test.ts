import { describe, expect, it } from "vitest";
import type { Moment } from "../../../data/submissions/moments.ts";
import { translator } from "../../../i18n/language-texts.ts";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { momentsLine } from "./moment-text.ts";

const moments: Moment[] = [
  { date: "2026-12-01", part: "morning" },
  { date: "2026-12-02", part: "afternoon" },
];

describe("the line of a message with its moments", () => {
  it.each([
    ["nl", 1, "Komt mij goed uit: di 1 dec, ochtend"],
    ["nl", 2, "Komt mij goed uit: di 1 dec, ochtend; wo 2 dec, middag"],
    ["en", 2, "Suits me: Tue 1 Dec, morning; Wed 2 Dec, afternoon"],
  ] as const)("is in the language of the page: %s, %i", (language, count, line) => {
    expect(momentsLine(moments.slice(0, count), language, translator(contactTexts, language))).toBe(line);
  });

  it("has the words that the firm has changed", () => {
    const changed = {
      "contact.moments.chosen": "Graag: {moments}",
      "contact.moments.morning": "{day} vroeg",
    };
    expect(momentsLine(moments.slice(0, 1), "nl", translator(contactTexts, "nl", changed))).toBe(
      "Graag: di 1 dec vroeg",
    );
  });
});
