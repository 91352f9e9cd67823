import { describe, expect, it } from "vitest";
import { proposedMoments } from "../../../data/submissions/moments.ts";
import { translator } from "../../../i18n/language-texts.ts";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { workingDays } from "../../../i18n/working-days.ts";
import { momentsLine } from "./moments-line.ts";

const moments = proposedMoments(workingDays());

describe("the line of a message with its moments", () => {
  it.each([
    ["nl", 1, "Komt mij goed uit: dinsdagochtend"],
    ["nl", 3, "Komt mij goed uit: dinsdagochtend, woensdagmiddag of donderdagochtend"],
    ["en", 2, "Suits me: Tuesday morning or Wednesday afternoon"],
    ["en", 3, "Suits me: Tuesday morning, Wednesday afternoon or Thursday morning"],
  ] as const)("is in the language of the page: %s, %i", (language, count, line) => {
    expect(momentsLine(moments.slice(0, count), language, translator(contactTexts, language))).toBe(line);
  });

  it("has the words that the firm has changed", () => {
    const changed = {
      "contact.moments.chosen": "Graag: {moments}",
      "contact.moments.morning": "{day} vroeg",
    };
    expect(momentsLine(moments.slice(0, 1), "nl", translator(contactTexts, "nl", changed))).toBe(
      "Graag: dinsdag vroeg",
    );
  });
});
