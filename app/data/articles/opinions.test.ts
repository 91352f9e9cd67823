import { describe, expect, it } from "vitest";
import { isStillThere } from "./opinions.ts";

describe("words that were marked", () => {
  const document = {
    slug: "case",
    content: [
      { title: "Een case", text: "<p>Dertig&nbsp;uur per <b>week</b> minder &amp; rust.</p><p>Klaar.</p>" },
    ],
  };

  it.each([
    ["a part of a sentence", "uur per week", true],
    ["words across a mark and a character reference", "per week minder & rust.", true],
    ["another field", "Een case", true],
    ["two paragraphs", "rust. Klaar.", true],
    ["words that went", "veertig uur", false],
    ["words in another order", "week per", false],
  ])("%s: %s", (_, quote, isThere) => {
    expect(isStillThere(quote, document)).toBe(isThere);
  });
});
