// @module-tag Previews

import { describe, expect, it } from "vitest";
import { inFull } from "../../server/testing/in-full.ts";
import { article } from "./article.ts";
import { findSentence, quoteFinder } from "./find-quote.ts";
import { emptyForm } from "./kind.ts";

function formOf(content: string, title = "Een case") {
  const empty = emptyForm(article);
  return { ...empty, title: { nl: title, en: "" }, content: { nl: content, en: "" } };
}

const find = (version: string, now: string, quote: string, before = "") =>
  quoteFinder(article, formOf(version), formOf(now))({ quote, before });

describe("words that were marked", () => {
  const version =
    "<p>Dertig&nbsp;uur per <b>week</b> minder &amp; rust.</p><p>Klaar. Per week kost het 40 uur.</p>";

  it.each([
    ["a part of a sentence", "uur per week", 7],
    ["words across a mark and a character reference", "week minder & rust", 15],
    ["two paragraphs", "rust.\n\nKlaar. Per week", 0],
    ["another field", "Een case", 0],
  ])("are where they were: %s", (_, quote, start) => {
    expect(find(version, version, quote)).toMatchObject({ start });
  });

  it.each([
    ["words before them", version.replace("Dertig", "Wel meer dan dertig"), { start: 20 }],
    ["another paragraph before theirs", `<p>Nieuw.</p>${version}`, { start: 7 }],
    ["their paragraph moved", version.replace(/(<p>.*?<\/p>)(<p>.*<\/p>)/, "$2$1"), { start: 7 }],
    ["them", version.replace("uur per", "dagen per"), "gone"],
    ["all but them", "<p>Wie wil, werkt nu anders: vroeger veertig uur per week, in de stad.</p>", "gone"],
  ])("are followed through a change of %s", (_, now, found) => {
    const place = find(version, now, "uur per week");
    if (typeof found === "string") expect(place).toBe(found);
    else expect(place).toMatchObject(found);
  });

  it("are told from the same words elsewhere by what stands before them", () => {
    expect(find(version, version, "uur")).toBe("unclear");
    expect(find(version, version, "uur", "Klaar. Per week kost het 40 ")).toMatchObject({ start: 28 });
    expect(find(version, version, "veertig uur")).toBeNull();
    expect(find(version, version, " ")).toBeNull();
  });

  it("are found in emoji and in a text from right to left", () => {
    const text = "<p>Klaar 👩‍💻 voor 🇳🇱.</p><p>העבודה של השבוע הסתיימה.</p>";
    expect(find(text, `<p>Op.</p>${text}`, "👩‍💻 voor 🇳🇱")).toMatchObject({ start: 6 });
    expect(find(text, `<p>Op.</p>${text}`, "של השבוע")).toMatchObject({ start: 7 });
  });
});

describe("comments through edits at random", () => {
  const sequences = inFull ? 100 : 15;
  const count = { here: 0, gone: 0, unclear: 0 };

  it.each(Array.from({ length: sequences }, (_, seed) => seed + 1))("sequence %i", (seed) => {
    const random = randomNumbers(seed);
    const written = writer(random);
    const first = Array.from({ length: 4 + random(6) }, () => written.paragraph());
    const marks = Array.from({ length: 5 }, () => markIn(first, random));
    let now: Paragraph[] = first;
    for (let left = 1 + random(20); left > 0; left -= 1) now = edited(now, random, written);
    const finder = quoteFinder(article, formOf(htmlOf(first)), formOf(htmlOf(now)));

    for (const { sentence, ...mark } of marks) {
      const place = finder(mark);
      expect(place, "every mark is of the version").not.toBeNull();
      if (place === null) continue;
      if (typeof place === "string") {
        count[place] += 1;
        const isAsItWas = now.flat().filter(({ text }) => text === sentence.text).length === 1;
        const wasAlone = first.flat().filter(({ text }) => text === sentence.text).length === 1;
        if (place === "gone") expect(isAsItWas && wasAlone, `${mark.quote} is there still`).toBe(false);
        continue;
      }
      count.here += 1;
      expect(place.text.slice(place.start).startsWith(mark.quote)).toBe(true);
      const found = now.filter((paragraph) => textOf(paragraph) === place.text);
      const sentences = found.map((paragraph) => sentenceAt(paragraph, place.start));
      const isIts = sentences.some((one) => one?.id === sentence.id || one?.text === sentence.text);
      expect(isIts, `${mark.quote} of “${sentence.text}” in “${place.text}”`).toBe(true);
    }
  });

  it("are mostly where they were", () => {
    const all = count.here + count.gone + count.unclear;
    expect(all).toBe(sequences * 5);
    expect(count.here / all).toBeGreaterThan(0.5);
    expect(count.unclear / all).toBeLessThan(0.1);
  });
});

type Sentence = { id: number; text: string };
type Paragraph = readonly Sentence[];

const textOf = (paragraph: Paragraph) => paragraph.map(({ text }) => text).join(" ");
const htmlOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map((paragraph) => `<p>${textOf(paragraph)}</p>`).join("\n");

function sentenceAt(paragraph: Paragraph, start: number): Sentence | undefined {
  let end = -1;
  return paragraph.find(({ text }) => {
    end += text.length + 1;
    return start < end;
  });
}

/** So few words that sentences are much alike. */
const words =
  `de het een klant team week uur werkt maakt wacht minder meer snel rust 👩‍💻 naar met van zonder dag
  השבוע העבודה offerte antwoord`.split(/\s+/);

function writer(random: (below: number) => number) {
  let last = 0;
  const word = () => words[random(words.length)] ?? "";
  const sentence = (): Sentence => {
    last += 1;
    return { id: last, text: `${Array.from({ length: 3 + random(9) }, word).join(" ")}${".!?"[random(3)]}` };
  };
  return { word, sentence, paragraph: (): Paragraph => Array.from({ length: 1 + random(4) }, sentence) };
}

function markIn(paragraphs: readonly Paragraph[], random: (below: number) => number) {
  const paragraph = paragraphs[random(paragraphs.length)] ?? [];
  const place = random(paragraph.length);
  const sentence = paragraph[place] ?? { id: 0, text: "" };
  const parts = sentence.text.split(" ");
  const from = random(parts.length);
  const to = from + 1 + random(parts.length - from);
  const before = [...paragraph.slice(0, place).map(({ text }) => text), ...parts.slice(0, from)].join(" ");
  return { sentence, quote: parts.slice(from, to).join(" "), before: before.slice(-100) };
}

/** One edit: of a sentence, or of paragraphs. */
function edited(
  paragraphs: readonly Paragraph[],
  random: (below: number) => number,
  written: ReturnType<typeof writer>,
): Paragraph[] {
  const at = random(paragraphs.length);
  const paragraph = paragraphs[at] ?? [];
  const place = random(paragraph.length);
  const replaced = (...others: Paragraph[]) => paragraphs.toSpliced(at, 1, ...others);
  switch (random(9)) {
    case 0:
      return paragraphs.toSpliced(at, 0, written.paragraph());
    case 1:
      return paragraphs.length > 1 ? replaced() : [...paragraphs];
    case 2:
      return paragraphs.toSpliced(at, 1).toSpliced(random(paragraphs.length), 0, paragraph);
    case 3:
      return paragraph.length > 1
        ? replaced(paragraph.slice(0, place || 1), paragraph.slice(place || 1))
        : [...paragraphs];
    case 4:
      return paragraphs.toSpliced(at, 2, [...paragraph, ...(paragraphs[at + 1] ?? [])]);
    case 5:
      return replaced(paragraph.toSpliced(place, 0, written.sentence()));
    case 6:
      return paragraph.length > 1 ? replaced(paragraph.toSpliced(place, 1)) : [...paragraphs];
    default: {
      const { id = 0, text = "" } = paragraph[place] ?? {};
      const parts = text.split(" ");
      const word = random(parts.length - 1);
      const changed = parts.toSpliced(word, random(2), ...(random(3) > 0 ? [written.word()] : []));
      return replaced(paragraph.with(place, { id, text: changed.join(" ") }));
    }
  }
}

/** The same numbers for a seed. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it("a sentence is found in its field, also where that is on no page", () => {
  const form = { ...formOf("<p>Een case. Meer.</p>"), metaTitle: { nl: "Een case", en: "" } };
  const found = (field: string) =>
    findSentence(article, form, { language: "nl", text: "Een case", field })?.part;
  for (const field of ["title", "content", "metaTitle"])
    expect(found(field)).toEqual({ field, language: "nl" });
  expect(found("faqs")).toEqual({ field: "title", language: "nl" });
});
