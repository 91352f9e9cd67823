// @module-tag Sentences

import { describe, expect, it } from "vitest";
import { inFull } from "../../server/testing/in-full.ts";
import { randomNumbers } from "../../server/testing/random-numbers.ts";
import { attribute } from "./attribution.ts";

type Source = { author: string; number: number };

/** The runs of a text, after versions by an author each. */
function runs(...versions: [author: string, html: string][]): string[] {
  const part = { field: "content", language: "nl" as const };
  const said = versions.map(([author, text], index) => ({
    source: { author, number: index + 1 },
    texts: [{ part, text }],
  }));
  return attribute<Source>(said, "nl").flatMap((one) =>
    one.runs.map(({ text, by }) => `${by.map(({ author, number }) => author + number).join(" ")}: ${text}`),
  );
}

describe("who wrote a sentence", () => {
  const first = "<h2>Aanpak</h2><p>Wij beginnen klein. Na twee weken meten we.</p>";

  it.each([
    [
      "who adds one has that alone",
      first.replace("klein.", "klein. Dat scheelt geld."),
      ["Jan1: Aanpak\nWij beginnen klein. ", "Eva2: Dat scheelt geld. ", "Jan1: Na twee weken meten we."],
    ],
    [
      "who changes one stands beside its writer",
      first.replace("twee", "drie"),
      ["Jan1: Aanpak\nWij beginnen klein. ", "Jan1 Eva2: Na drie weken meten we."],
    ],
    [
      "who writes it anew has it",
      first.replace("Na twee weken meten we.", "Daarna kijken jullie samen."),
      ["Jan1: Aanpak\nWij beginnen klein. ", "Eva2: Daarna kijken jullie samen."],
    ],
    [
      "who moves or formats them has none",
      "<p>Na <b>twee</b> weken meten we.</p><p>Wij beginnen klein.</p><h3>Aanpak</h3>",
      ["Jan1: Na twee weken meten we.\nWij beginnen klein.\nAanpak"],
    ],
    [
      "who joins two stands beside both",
      first.replace("klein. Na", "klein en na"),
      ["Jan1: Aanpak\n", "Jan1 Eva2: Wij beginnen klein en na twee weken meten we."],
    ],
  ])("%s", (_, second, found) => {
    expect(runs(["Jan", first], ["Eva", second])).toEqual(found);
  });

  it("is not who restores it, or copies it to another place", () => {
    expect(runs(["Jan", first], ["Eva", "<p>Niets.</p>"], ["Bo", first])).toEqual([
      "Jan1: Aanpak\nWij beginnen klein. Na twee weken meten we.",
    ]);
    expect(runs(["Jan", "<p>Een zin.</p>"], ["Eva", "<p>Een zin.</p><p>Nog.</p><p>Een zin.</p>"])).toEqual([
      "Jan1: Een zin.\n",
      "Eva2: Nog.\n",
      "Jan1: Een zin.",
    ]);
  });

  it("names the last change of each who changed it", () => {
    const price = (euros: string) => `<p>De prijs van een scan is ${euros} euro.</p>`;
    const found = runs(["Jan", price("5")], ["Eva", price("6")], ["Bo", price("7")], ["Eva", price("8")]);
    expect(found).toEqual(["Jan1 Bo3 Eva4: De prijs van een scan is 8 euro."]);
  });

  it("is told of tables, pictures, and texts without tags", () => {
    const table =
      "<table><tr><td>Scan</td><td>eenmalig</td><td>5</td></tr></table><p><img src='/a' alt='Trein'></p>";
    expect(runs(["Jan", table], ["Eva", table.replace("5", "6")])).toEqual([
      "Jan1 Eva2: Scan | eenmalig | 6\n",
      "Jan1: Trein",
    ]);
    expect(runs(["Jan", "Een.\nTwee."], ["Eva", "Een.\nTwee. Drie."])).toEqual([
      "Jan1: Een.\nTwee. ",
      "Eva2: Drie.",
    ]);
    expect(runs(["Jan", ""])).toEqual([]);
  });
});

describe("random edits", () => {
  type Known = { words: string[]; by: Source[] };
  const authors = ["Jan", "Eva", "Claude"];
  const seeds = Array.from({ length: inFull ? 1_000 : 60 }, (_, place) => place + 1);

  it.each(seeds)("leave each sentence with who wrote it, and each character with somebody (%i)", (seed) => {
    const random = randomNumbers(seed);
    const word = () => random(1_000_000_000).toString(36);
    const written = (source: Source): Known => ({ words: Array.from({ length: 8 }, word), by: [source] });
    const changed = ([writer, ...others]: Source[], source: Source): Source[] =>
      writer ? [writer, ...others.filter(({ author }) => author !== source.author), source] : [source];
    const present = (blocks: Known[][]) =>
      blocks.map((block) => block.map(({ words }) => `Z${words.join(" ")}.`).join(" "));

    // What comes back is whose it was.
    const first = new Map<string, Source[]>();
    const made = (words: string[], by: Source[]): Known => ({ words, by: first.get(words.join(" ")) ?? by });
    let blocks: Known[][] = [];
    const kept: Known[][][] = [];
    const versions = Array.from({ length: 14 }, (_, index) => {
      const source = { author: authors[random(3)] ?? "", number: index + 1 };
      const place = random(blocks.length || 1);
      const block = blocks[place] ?? [];
      const at = random(block.length || 1);
      const one = block[at];
      const edits: (() => void)[] = [
        () => blocks.splice(place, 0, [written(source), written(source)]),
        () => blocks.splice(random(blocks.length), 0, ...blocks.splice(place, 1)),
        () => block.splice(at, 1, written(source)),
        () => block.splice(at, 0, written(source)),
        () => block.splice(at, 1),
        () =>
          one &&
          block.splice(
            at,
            1,
            made(one.words.with(random(one.words.length), word()), changed(one.by, source)),
          ),
        () =>
          one &&
          one.words.length > 7 &&
          block.splice(
            at,
            1,
            ...[one.words.slice(0, 4), one.words.slice(4)].map((words) =>
              made(words, changed(one.by, source)),
            ),
          ),
        () => {
          const next = block[at + 1];
          if (!one || !next) return;
          const by = [...new Set([...one.by, ...next.by])];
          block.splice(at, 2, made([...one.words, ...next.words], changed(by, source)));
        },
        () => {
          blocks = (kept[random(kept.length)] ?? blocks).map((one) => [...one]);
        },
      ];
      if (index === 0)
        blocks = Array.from({ length: 6 }, () => [written(source), written(source), written(source)]);
      else edits[random(edits.length)]?.();
      blocks = blocks.filter(({ length }) => length > 0);
      kept.push(blocks.map((one) => [...one]));
      for (const { words, by } of blocks.flat()) first.set(words.join(" "), first.get(words.join(" ")) ?? by);
      return {
        source,
        html: present(blocks)
          .map((line) => `<p>${line}</p>`)
          .join(""),
      };
    });
    const part = { field: "content" };
    const found = attribute(
      versions.map(({ source, html }) => ({ source, texts: [{ part, text: html }] })),
      "nl",
    );
    const told = found.flatMap(({ runs }) => runs);
    expect(told.map(({ text }) => text).join("")).toBe(present(blocks).join("\n"));
    const byOf = (by: readonly Source[]) => by.map(({ number }) => number).join(" ");
    expect(
      told.flatMap(({ text, by }) =>
        text
          .trim()
          .split(/(?<=\.)\s/)
          .map((sentence) => `${byOf(by)}: ${sentence}`),
      ),
    ).toEqual(blocks.flat().map(({ words, by }) => `${byOf(by)}: Z${words.join(" ")}.`));
  });
});
