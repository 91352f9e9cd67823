import { align } from "../html/compare/align.ts";
import { compareWords } from "../html/compare/words.ts";
import { linesIn } from "../html/plain-text.ts";
import type { Language } from "../i18n/language-texts.ts";
import type { Fields, FormOf } from "./fields.ts";
import { writtenTexts } from "./form.ts";
import type { Kind, Part } from "./kind.ts";

/** Words that a reader marked, and what stands before them in their paragraph. */
export type Quote = { quote: string; before: string };

/** A paragraph of a form. */
type Line = { part: Part; text: string };

/** Where quoted words stand now: their part, its paragraph, and where in that. */
export type QuotePlace = Line & { start: number; words: string };

/**
 * Where words of a version stand in a later form: followed through what was changed, never guessed. "gone" when their
 * sentence was changed or removed, "unclear" when the version has them more than once, null when it never had them.
 */
export type FoundQuote = QuotePlace | "gone" | "unclear" | null;

/** Finds quotes of a version in a form that came after it. */
export function quoteFinder<Of extends Fields>(
  { fields }: Kind<Of>,
  version: FormOf<Of>,
  now: FormOf<Of>,
): (quote: Quote) => FoundQuote {
  // Texts for search results are not on the page.
  const onPage = ({ part }: Line) => !part.field.startsWith("meta");
  const [old, present] = [
    [...linesOf(fields, version)].filter(onPage),
    [...linesOf(fields, now)].filter(onPage),
  ];
  const kept = keptLines(old, present);

  function find({ quote, before }: Quote): FoundQuote {
    const lines = quote.split("\n").map(onOneLine).filter(Boolean);
    // Of a quote of several paragraphs, the one that tells the most.
    const words = lines.toSorted((a, b) => b.length - a.length)[0];
    if (words === undefined) return null;
    const all = placesOf(old, words);
    const context = words === lines[0] ? onOneLine(before) : "";
    const exact = all.filter(({ line, start }) => line.text.slice(0, start).trimEnd().endsWith(context));
    const [place, other] = exact.length > 0 ? exact : all;
    if (!place) return null;
    if (other) return "unclear";
    return follow(place) ?? sameSentence(old, present, place) ?? "gone";
  }

  function follow({ line, start, words }: Place): QuotePlace | null {
    const after = kept.get(line);
    if (!after) return null;
    const moved = startIn(line.text, after.text, start, start + words.length);
    return moved === null ? null : { ...after, start: moved, words };
  }

  return find;
}

/** Where a sentence stands in a language, in this field if it is there; less the addresses of its links. Null: nowhere. */
export function findSentence<Of extends Fields>(
  { fields }: Kind<Of>,
  form: FormOf<Of>,
  { language, text, field }: { language: Language; text: string; field?: string },
): QuotePlace | null {
  const lines = [...linesOf(fields, form)].filter(({ part }) => part.language === language);
  const places = placesOf(lines, text.replace(/ \[[^\]\s]*\]/g, ""));
  const place = places.find(({ line }) => line.part.field === field) ?? places[0];
  return place ? { ...place.line, start: place.start, words: place.words } : null;
}

/** The paragraphs of all texts, in their order. */
function* linesOf(fields: Fields, form: object): Generator<Line> {
  for (const { part, type, text: written } of writtenTexts(fields, form)) {
    const lines = type === "html" ? linesIn(written) : written.split("\n").map(onOneLine);
    for (const text of lines) if (text !== "") yield { part, text };
  }
}

function onOneLine(text: string): string {
  return text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
}

/** What each paragraph has become, of those that are still there. */
function keptLines(old: readonly Line[], present: readonly Line[]): ReadonlyMap<Line, Line> {
  const kept = new Map<Line, Line>();
  const rules = {
    textOf: ({ text }: Line) => text,
    kindOf: ({ part: { field, inner, language } }: Line) => `${field} ${inner} ${language}`,
  };
  let next = 0;
  for (const one of align(old, present, rules)) {
    if (one.kind === "added") continue;
    const before = old[next++];
    if (before && one.kind === "same") kept.set(before, one.part);
    if (before && one.kind === "changed") kept.set(before, one.after);
  }
  return kept;
}

type Place = { line: Line; start: number; words: string };

function placesOf(lines: readonly Line[], words: string): Place[] {
  const places: Place[] = [];
  for (const line of lines) {
    let start = line.text.indexOf(words);
    for (; start >= 0; start = line.text.indexOf(words, start + 1)) places.push({ line, start, words });
  }
  return places;
}

/**
 * Where a range of a paragraph begins in what that has become; null when it was changed, or when too little of its sentence
 * stands in one sentence still.
 */
function startIn(before: string, after: string, start: number, end: number): number | null {
  const same: { old: number; now: number; length: number }[] = [];
  let [old, now] = [0, 0];
  for (const { text, change } of compareWords(before, after, {
    edits: 3_000,
    parts: Number.POSITIVE_INFINITY,
  })) {
    if (change === "same") same.push({ old, now, length: text.length });
    if (change !== "added") old += text.length;
    if (change !== "removed") now += text.length;
  }
  const held = same.find((one) => one.old <= start && end <= one.old + one.length);
  if (!held) return null;
  const shift = held.now - held.old;
  const [from, to] = sentenceAround(before, start, end);
  const [first, last] = sentenceAround(after, start + shift, end + shift);
  const kept = same.map((one) => {
    const moved = one.now - one.old;
    const begin = Math.max(one.old, from, first - moved);
    return Math.max(0, Math.min(one.old + one.length, to, last - moved) - begin);
  });
  // A few words of a short sentence are in others by chance.
  const needed = Math.max(((to - from) * 2) / 3, Math.min(to - from, 24));
  return kept.reduce((sum, length) => sum + length, 0) < needed ? null : start + shift;
}

/** The range of the sentence, or the sentences, that a range of a paragraph is of. */
function sentenceAround(text: string, start: number, end: number): [from: number, to: number] {
  const from = Math.max(0, ...[". ", "! ", "? "].map((mark) => text.slice(0, start).lastIndexOf(mark) + 2));
  const rest = text.slice(end - 1);
  return [from === 1 ? 0 : from, end - 1 + (/[.!?](?= |$)/.exec(rest)?.index ?? rest.length - 1) + 1];
}

/** Where the sentence of a place has moved to, when both forms have it once. */
function sameSentence(old: readonly Line[], present: readonly Line[], place: Place): QuotePlace | null {
  const { line, start, words } = place;
  const [from, to] = sentenceAround(line.text, start, start + words.length);
  const sentence = line.text.slice(from, to);
  const [moved, other] = placesOf(present, sentence);
  if (!moved || other || placesOf(old, sentence).length !== 1) return null;
  return { ...moved.line, start: moved.start + start - from, words };
}
