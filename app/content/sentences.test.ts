// @module-tag Sentences

import { describe, expect, it } from "vitest";
import { inFull } from "../../server/testing/in-full.ts";
import { randomNumbers } from "../../server/testing/random-numbers.ts";
import { otherLanguage } from "../i18n/addresses.ts";
import type { Language } from "../i18n/language-texts.ts";
import { type FieldVersion, outdatedSentences } from "./sentences.ts";

function version(nl: string, en: string, changedAt = "2026-11-29"): FieldVersion {
  return { changedAt, texts: { nl: [nl], en: [en] } };
}

const first = version(
  "<h2>Aanpak</h2><p>Wij beginnen klein. Na twee weken meten we.</p><p>De prijs is 500 euro.</p>",
  "<h2>Approach</h2><p>We start small. After two weeks we measure.</p><p>The price is 500 euros.</p>",
);
const {
  nl: [nl = ""],
  en: [en = ""],
} = first.texts;

/** What is outdated after these versions, as one line each: language, own text, what the other said and says. */
function outdated(...later: FieldVersion[]): string[] | undefined {
  return outdatedSentences([first, ...later])?.map(
    ({ language, text, before, after }) => `${language}: ${text} | ${before} > ${after}`,
  );
}

describe("a changed sentence", () => {
  const changed = nl.replace("twee weken", "drie weken");

  it("makes its counterpart outdated, and no other", () => {
    expect(outdated(version(changed, en))).toEqual([
      "en: After two weeks we measure. | Na twee weken meten we. > Na drie weken meten we.",
    ]);
  });

  it("stays marked while other sentences are mended, and is cleared by its own", () => {
    const both = changed.replace("500", "600");
    const mended = en.replace("500", "600");
    expect(outdated(version(both, en), version(both, mended))).toEqual([
      "en: After two weeks we measure. | Na twee weken meten we. > Na drie weken meten we.",
    ]);
    expect(outdated(version(both, en), version(both, mended.replace("two", "three")))).toEqual([]);
  });

  it("is marked in both languages, each where the other was changed", () => {
    expect(outdated(version(changed, en.replace("500", "600")))).toEqual(
      [
        "nl: De prijs is 500 euro. | The price is 500 euros. > The price is 600 euros.",
        "en: After two weeks we measure. | Na twee weken meten we. > Na drie weken meten we.",
      ].toSorted((a, b) => Number(a.startsWith("nl")) - Number(b.startsWith("nl"))),
    );
  });

  it("is not marked once it is what it was, or was said to go together", () => {
    expect(outdated(version(changed, en), first)).toEqual([]);
    const [mark] = outdatedSentences([first, version(changed, en)]) ?? [];
    expect(outdatedSentences([first, version(changed, en)], new Set([mark?.key ?? ""]))).toEqual([]);
    const again = version(changed.replace("drie", "vier"), en);
    expect(outdatedSentences([first, version(changed, en), again], new Set([mark?.key ?? ""]))).toHaveLength(
      1,
    );
  });

  it("is marked anew when it changes after it was mended", () => {
    const mended = en.replace("two", "three");
    const again = changed.replace("drie", "vier");
    expect(outdated(version(changed, en), version(changed, mended), version(again, mended))).toEqual([
      "en: After three weeks we measure. | Na drie weken meten we. > Na vier weken meten we.",
    ]);
  });

  it("keeps its counterpart when it is written anew, moved, or split", () => {
    const anew = nl.replace("Na twee weken meten we.", "Dan kijken wij samen wat het oplevert.");
    expect(outdated(version(anew, en))).toEqual([
      "en: After two weeks we measure. | Na twee weken meten we. > Dan kijken wij samen wat het oplevert.",
    ]);
    const moved =
      "<h2>Aanpak</h2><p>De prijs is 500 euro.</p><p>Wij beginnen klein. Na twee weken meten we.</p>";
    expect(outdated(version(moved, en))).toEqual([]);
    const split = nl.replace("Na twee weken meten we.", "Na twee weken weten wij het. Dan meten we.");
    expect(outdated(version(split, en))).toEqual([
      "en: After two weeks we measure. | Na twee weken meten we. > Na twee weken weten wij het. Dan meten we.",
    ]);
  });
});

describe("two sentences that become one", () => {
  const joined = nl.replace("klein. Na", "klein en na");

  it("are one change, mended by one", () => {
    expect(outdated(version(joined, en))).toEqual([
      "en: We start small. After two weeks we measure. | Wij beginnen klein. Na twee weken meten we. > Wij beginnen klein en na twee weken meten we.",
    ]);
    const mended = en.replace("small. After", "small and after");
    expect(outdated(version(joined, en), version(joined, mended))).toEqual([]);
    expect(outdated(version(joined, en), first)).toEqual([]);
  });

  it("keep what was outdated before", () => {
    const earlier = nl.replace("twee", "drie");
    expect(outdated(version(earlier, en), version(earlier.replace("klein. Na", "klein en na"), en))).toEqual([
      "en: We start small. After two weeks we measure. | Wij beginnen klein. Na twee weken meten we. > Wij beginnen klein en na drie weken meten we.",
    ]);
  });

  it("are not those of which one went while another, much like it, was changed", () => {
    const two = version(
      "<p>De prijs van A is 5 euro. De prijs van B is 6 euro.</p>",
      "<p>A costs 5. B costs 6.</p>",
    );
    const one = version("<p>De prijs van A is 7 euro.</p>", two.texts.en[0] ?? "");
    expect(outdatedSentences([two, one])).toHaveLength(2);
  });
});

describe("a sentence that comes or goes", () => {
  const more = nl.replace("klein.", "klein. Dat scheelt geld.");

  it("is marked until the other language has it too", () => {
    expect(outdated(version(more, en))).toEqual(["en:  |  > Dat scheelt geld."]);
    expect(
      outdated(version(more, en), version(more, en.replace("small.", "small. It saves money."))),
    ).toEqual([]);
    expect(outdated(version(more, en), version(nl, en))).toEqual([]);
  });

  it("is marked until it has gone from the other language too", () => {
    const less = nl.replace("Wij beginnen klein. ", "");
    expect(outdated(version(less, en))).toEqual(["en: We start small. | Wij beginnen klein. > "]);
    expect(outdated(version(less, en), version(less, en.replace("We start small. ", "")))).toEqual([]);
  });
});

describe("texts that are not built alike", () => {
  it("are compared by what they have in common: a part as a whole", () => {
    const before = version(
      "<h2>Kop</h2><p>Een. Twee.</p><h2>Slot</h2><p>Drie.</p>",
      "<h2>Head</h2><p>One and two.</p><h2>End</h2><p>Three.</p>",
    );
    const after = version("<h2>Kop</h2><p>Een. Vijf.</p><h2>Slot</h2><p>Drie.</p>", before.texts.en[0] ?? "");
    expect(outdatedSentences([before, after])).toMatchObject([
      { language: "en", text: "One and two.", before: "Een. Twee.", after: "Een. Vijf." },
    ]);
  });

  it("have no sentences when they have nothing in common, or nothing is known", () => {
    expect(outdatedSentences([version("<h2>Kop</h2><p>Een.</p>", "<p>One.</p>"), first])).toBeNull();
    expect(outdatedSentences([])).toBeNull();
  });
});

it("finds tables, lists, pictures and several texts", () => {
  const texts = (price: string) => ({
    nl: [
      `<table><tr><td>Scan</td><td>${price}</td></tr><tr><td>Bouw</td><td>9</td></tr></table>`,
      "<ul><li>Een</li></ul><p><img src='/a' alt='Trein'></p>",
    ],
    en: [
      "<table><tr><td>Scan</td><td>1</td></tr><tr><td>Build</td><td>9</td></tr></table>",
      "<ul><li>One</li></ul><p><img src='/a' alt='Train'></p>",
    ],
  });
  const found = outdatedSentences([
    { changedAt: "", texts: texts("1") },
    { changedAt: "", texts: texts("2") },
  ]);
  expect(found).toMatchObject([{ language: "en", text: "Scan | 1", before: "Scan | 1", after: "Scan | 2" }]);
});

describe("random edits", () => {
  /** A pair of sentences, and the language that has to be looked at. */
  type Known = Record<Language, string> & { open: Language | null };

  const seeds = Array.from({ length: inFull ? 1_000 : 60 }, (_, place) => place + 1);
  it.each(seeds)("mark what was changed in one language alone, wherever it stands by then (%i)", (seed) => {
    const random = randomNumbers(seed);
    const blocks = Array.from({ length: 8 }, () =>
      Array.from({ length: 1 + random(3) }, (): Known => ({ nl: words(), en: words(), open: null })),
    );
    function words(): string {
      return `Z${Array.from({ length: 6 }, () => random(100_000).toString(36)).join(" ")}.`;
    }
    function present(): FieldVersion {
      const html = (language: Language) =>
        blocks.map((block) => `<p>${block.map((pair) => pair[language]).join(" ")}</p>`).join("");
      return version(html("nl"), html("en"));
    }
    /** Joins the first two sentences of a block in one language. */
    function join(block: Known[] | undefined, language: Language): void {
      const [one, next] = block ?? [];
      const open = one?.open ?? next?.open ?? null;
      // What is newer in both languages stays two.
      if (!block || !one || !next || (one.open && next.open && one.open !== next.open)) return;
      const pair: Known = { nl: `${one.nl} ${next.nl}`, en: `${one.en} ${next.en}`, open };
      pair[language] = pair[language].replaceAll(/\.(?= )/g, " and").replaceAll(" Z", " z");
      pair.open = open === language ? null : otherLanguage(language);
      block.splice(0, 2, pair);
    }
    const versions = [present()];
    for (let step = 0; step < 12; step += 1) {
      const language: Language = random(2) === 0 ? "nl" : "en";
      const place = random(blocks.length);
      const pair = blocks[place]?.[random(blocks[place].length)];
      // What is moved and written anew at once is new.
      if (random(5) === 0) blocks.splice(random(blocks.length), 0, ...blocks.splice(place, 1));
      else if (random(6) === 0) join(blocks[place], language);
      else if (pair) {
        // Two that were written anew as one have nothing in common with it.
        const isOne = !pair[language].includes(". ");
        pair[language] = random(2) === 0 && isOne ? words() : pair[language].replace(".", ` ${words()}`);
        pair.open = pair.open === language ? null : otherLanguage(language);
      }
      versions.push(present());
    }
    const found = outdatedSentences(versions) ?? [];
    const expected = blocks.flat().flatMap(({ open, ...texts }) => (open ? [`${open} ${texts[open]}`] : []));
    expect(found.map(({ language, text }) => `${language} ${text}`).toSorted()).toEqual(expected.toSorted());
  });
});
