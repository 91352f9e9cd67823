import { htmlParts } from "../html/html-parts.ts";
import { escapeText, olderFormatToHtml } from "../html/older-format.ts";
import { isBlock, linesIn } from "../html/plain-text.ts";
import { type Language, languages } from "../i18n/language-texts.ts";
import { isOrdinary, readValue, replacementsFor, sayingsIn, type Value } from "./facts.ts";
import { type Field, type Fields, fieldsOfItem } from "./fields.ts";
import { itemsOf, valueIn, withValue } from "./kind.ts";
import { sentenceRanges, sentencesIn } from "./sentences.ts";

/** A fact of the firm, with what it was before. */
export type Fact = Record<Language, string> & {
  id: string;
  name: string;
  /** `until`: the day, as YYYY-MM-DD, on which it changed. */
  former: readonly (Record<Language, string> & { until?: string | undefined })[];
};

/** A text in a form. */
export type FactText = {
  value: string;
  declared: Pick<Field, "type" | "isQuotation">;
  language: Language;
  /** What ends its sentence in another field. */
  ending?: string | undefined;
};

/** What a text still says of a fact. */
export type StaleFact = {
  fact: Fact;
  language: Language;
  sentence: string;
  /** The value that it says, and what that is now. */
  said: string;
  now: string;
  isQuoted: boolean;
  /** Whether the sentence is about a year before the value changed. */
  isOfEarlierYear: boolean;
  isTied: boolean;
  /** Null where mark-up stands between the words that would be replaced. */
  edits: readonly Edit[] | null;
};

/** What replaces a part of the source. */
type Edit = { from: number; to: number; text: string };

/** A sentence that somebody tied to a fact, or said to be about something else. */
export type FactPlace = { factId: string; language: Language; words: string; isTied: boolean };

/** The place that a sentence has; undefined when nobody said anything of it. */
export type PlaceOf = (fact: Fact, language: Language, sentence: string) => FactPlace | undefined;

type Former = { fact: Fact; old: Value; now: Value; isOrdinary: boolean; until: number };

/** Finds what a text still says of facts that have changed. */
export function staleFactFinder(facts: readonly Fact[]): (text: FactText, placeOf: PlaceOf) => StaleFact[] {
  const former: Record<Language, Former[]> = { nl: formerIn(facts, "nl"), en: formerIn(facts, "en") };
  return (text, placeOf) => {
    const { value, declared, language, ending } = text;
    const whole = ending ? `${value} ${ending}` : value;
    // What is tied is the sentence, or the number alone.
    const tied: PlaceOf = (fact, of, sentence) =>
      placeOf(fact, of, sentence) ?? (ending ? placeOf(fact, of, value.trim()) : undefined);
    const wanted = former[language];
    // Few texts say any, and only of these it matters where the words stand in the source.
    const saysAny =
      wanted.length > 0 &&
      plainLines(text).some((line) => {
        const say = sayingsIn(line, language);
        return wanted.some(({ old }) => say(old).length > 0);
      });
    return saysAny
      ? [...linesOf(whole, declared)].flatMap((line) => staleIn(line, language, wanted, tied, value.length))
      : [];
  };
}

function plainLines({ value, declared, ending }: FactText): string[] {
  if (isHtml(value, declared)) return linesIn(value);
  return [...value.split("\n"), ...(ending ? `${value} ${ending}`.split("\n") : [])];
}

function isHtml(value: string, { type }: FactText["declared"]): boolean {
  return type === "html" && olderFormatToHtml(value) === null;
}

function formerIn(facts: readonly Fact[], language: Language): Former[] {
  return facts.flatMap((fact) => {
    const now = readValue(fact[language], language);
    const values = new Map(
      fact.former
        .filter((one) => one[language] !== now.text)
        .map(({ [language]: text, until }) => [text, until ? Number(until.slice(0, 4)) : thisYear()]),
    );
    return [...values].map(([text, until]) => {
      const old = readValue(text, language);
      return { fact, old, now, until, isOrdinary: isOrdinary(old) };
    });
  });
}

function thisYear(): number {
  return new Date().getFullYear();
}

/** @param length of the text: what begins behind it is found there, and what ends behind it can't be replaced */
function staleIn(
  line: Line,
  language: Language,
  former: readonly Former[],
  placeOf: PlaceOf,
  length: number,
): StaleFact[] {
  const { text } = line;
  const say = sayingsIn(text, language);
  const sentences = sentenceRanges(text, language);
  const quoted = [...text.matchAll(quotations)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const found: (StaleFact & Range)[] = [];
  for (const { fact, old, now, isOrdinary, until } of former) {
    const right = say(now);
    for (const saying of say(old)) {
      const { start, end } = saying;
      if (lastBefore(right, end, start) || (line.chars[start]?.from ?? 0) >= length) continue;
      const [first, last] = [lastBefore(sentences, start + 1), lastBefore(sentences, end)];
      const whole = text.slice(first?.start, last?.end);
      const sentence = whole.trim();
      const isTied = placeOf(fact, language, sentence)?.isTied;
      if (isTied === false || (isOrdinary && !isTied)) continue;
      const isQuoted =
        lastBefore(quoted, end, start) !== null || line.chars.slice(start, end).some((one) => one.isQuoted);
      const edits = sourceEdits(line, replacementsFor(text, saying, old, now));
      const values = { said: old.text, now: now.text };
      const begin = first?.start ?? 0;
      const isOfEarlierYear = isAboutEarlierYear(whole, { start: start - begin, end: end - begin }, until);
      found.push({
        fact,
        language,
        sentence,
        ...values,
        isQuoted,
        isOfEarlierYear,
        isTied: isTied === true,
        edits: edits?.every(({ to }) => to <= length) ? edits : null,
        start,
        end,
      });
    }
  }
  // Of values within each other, the longest.
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return sorted.filter(({ start, end }) => {
    const isFree = start >= last;
    if (isFree) last = end;
    return isFree;
  });
}

type Range = { start: number; end: number };

const years = /(?<![\p{L}\p{N}.,])(?:19|20)\d\d(?![\p{L}\p{N}]|[.,]\d)/gu;
/** Before a year: what began then and goes on is of today. */
const goesOn = /(?:^|\s)(?:sinds|vanaf|since|from)(?:\s[^\s,;]+){0,2}\s$/iu;
/** Before a year that is the time of a sentence. */
const isTime =
  /(?:^|[\s(])(?:in|eind|begin|medio|tot|rond|gedurende|late|early|mid|until|by|during|around)(?:\s[^\s,;]+)?\s$/iu;
const clauseEnds = /[,;:–—]\s|\s(?:en|maar|die|dat|and|but|who|which|that)\s/giu;
const ofToday = wordsOf("nu inmiddels tegenwoordig vandaag intussen momenteel now today currently nowadays");
const inPast = wordsOf(
  "was waren had hadden werd werden kwam kwamen kreeg kregen begon begonnen ging gingen stond stonden telde telden",
  "werkte werkten kostte kostten groeide groeiden bestond bestonden rekende rekenden vroeg vroegen betaalde betaalden",
  "toen destijds were did employed counted started began grew charged paid asked took worked became",
);
const inPresent = wordsOf(
  "is zijn heeft hebben telt tellen werkt werken kost kosten duurt duren betaalt betalen rekent rekenen vormen staat staan",
  "are has have counts costs takes works work charge charges pay pays employ employs",
);

function wordsOf(...words: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join(" ").replaceAll(" ", "|")})(?!\\p{L})`, "iu");
}

/** Whether a sentence says a value of a year before it changed: "In 2023 waren we met twaalf". */
function isAboutEarlierYear(sentence: string, said: Range, until: number): boolean {
  const named = [...sentence.matchAll(years)].filter(({ index, 0: year }) => {
    const isValue = index >= said.start && index < said.end;
    return !isValue && Number(year) < until && !goesOn.test(sentence.slice(0, index));
  });
  if (named.length === 0) return false;
  const ends = [...sentence.matchAll(clauseEnds)].map(({ index }) => index);
  const from = ends.findLast((end) => end < said.start) ?? 0;
  const to = ends.find((end) => end >= said.end) ?? sentence.length;
  const clause = sentence.slice(from, to);
  if (ofToday.test(clause)) return false;
  const times = named.filter(({ index }) => isTime.test(sentence.slice(0, index)));
  if (inPast.test(clause) || times.some(({ index }) => index >= from && index < to)) return true;
  return !inPresent.test(clause) && (inPast.test(sentence) || times.length > 0);
}

/** The last of ranges in their order that begins before a place, and ends behind another. */
function lastBefore<Of extends Range>(ranges: readonly Of[], place: number, after = -1): Of | null {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? place) < place) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low - 1];
  return range && range.end > after ? range : null;
}

const quotations =
  /"[^"]*"|“[^”“]*(?:”|$)|„[^”“„]*(?:[”“]|$)|«[^»«]*(?:»|$)|‘(?:[^‘’]|’(?=\p{L}))*’|(?<![\p{L}\p{N}])'(?:[^']|'(?=\p{L})){1,300}'(?!\p{L})/gu;

/** A line of a text, each character with where it stands in the source: `run` is its piece of text, null of none. */
type Line = { text: string; isHtml: boolean; chars: readonly Char[] };
type Char = { text: string; from: number; to: number; run: number | null; isQuoted: boolean };

function* linesOf(value: string, declared: FactText["declared"]): Generator<Line> {
  const ofHtml = isHtml(value, declared);
  let chars: Char[] = [];
  for (const char of ofHtml ? htmlChars(value) : plainChars(value, declared.isQuotation ?? false)) {
    if (char.text !== "\n") {
      const isRepeated = /\s/.test(char.text) && (chars.length === 0 || chars.at(-1)?.text === " ");
      if (char.text !== "\u00AD" && !isRepeated)
        chars.push(/\s/.test(char.text) ? { ...char, text: " " } : char);
      continue;
    }
    if (chars.length > 0) yield { text: chars.map(({ text }) => text).join(""), isHtml: ofHtml, chars };
    chars = [];
  }
}

function* plainChars(value: string, isQuoted: boolean): Generator<Char> {
  for (let from = 0; from <= value.length; from += 1) {
    yield { text: value[from] ?? "\n", from, to: from + 1, run: 0, isQuoted };
  }
}

function* htmlChars(html: string): Generator<Char> {
  const nowhere = { text: "\n", from: 0, to: 0, run: null, isQuoted: false };
  let quotes = 0;
  for (const [run, part] of htmlParts(html).entries()) {
    if (part.kind === "start" || part.kind === "end") {
      if (/^(?:blockquote|q)$/.test(part.name)) quotes += part.kind === "start" ? 1 : -1;
      if (isBlock(part.name)) yield nowhere;
    }
    if (part.kind !== "text") continue;
    const chars = [...sourceChars(html.slice(part.from, part.to), part.from)];
    const isRead = chars.map(({ text }) => text).join("") === part.text;
    const read = isRead ? chars : part.text.split("").map((text) => ({ text, from: part.from, to: part.to }));
    for (const { text, from, to } of read) {
      const shown = text === "\n" ? " " : text;
      yield { text: shown, from, to, run: isRead ? run : null, isQuoted: quotes > 0 };
    }
  }
  yield nowhere;
}

/** The characters of a piece of text in HTML, of which some are references. */
function* sourceChars(source: string, start: number): Generator<Pick<Char, "text" | "from" | "to">> {
  for (const { 0: piece, index } of source.matchAll(/&#?\w{1,40};?|[\s\S]/g)) {
    const text =
      piece.length > 1 ? htmlParts(piece).map((part) => (part.kind === "text" ? part.text : "")) : [piece];
    for (const one of text.join("").split(""))
      yield { text: one, from: start + index, to: start + index + piece.length };
  }
}

function sourceEdits(
  { chars, isHtml }: Line,
  replacements: ReturnType<typeof replacementsFor>,
): Edit[] | null {
  const edits = replacements.flatMap(({ start, end, text }): Edit[] => {
    const [first, last] = [chars[start], chars[end - 1]];
    const isWhole = chars.slice(start, end).every(({ run }) => run !== null && run === first?.run);
    if (!first || !last || !isWhole) return [];
    return [{ from: first.from, to: last.to, text: isHtml ? escapeText(text) : text }];
  });
  return edits.length === replacements.length ? edits : null;
}

/** A text with what is stale of it replaced. */
export function withEdits(source: string, edits: readonly Edit[]): string {
  let [text, read] = ["", 0];
  for (const { from, to, text: other } of edits.toSorted((one, next) => one.from - next.from)) {
    text += source.slice(read, from) + other;
    read = to;
  }
  return text + source.slice(read);
}

/** A sentence of a document that says the value of a fact, or is tied to it. */
export type SaidFact = {
  fact: Fact;
  language: Language;
  sentence: string;
  place: FactPlace | undefined;
  /** Whether it says what the fact is now. */
  saysNow: boolean;
};

/** The sentences of texts that say a value of a fact as it is now, and those that are tied to one; each once. */
export function saidFacts(facts: readonly Fact[], texts: readonly FactText[], placeOf: PlaceOf): SaidFact[] {
  const values = languages.flatMap((language) =>
    facts.map((fact) => ({ fact, language, now: readValue(fact[language], language) })),
  );
  return sentencesOf(texts).flatMap(({ language, sentence }) => {
    const say = sayingsIn(sentence, language);
    return values.flatMap(({ fact, now, ...of }): SaidFact[] => {
      if (of.language !== language) return [];
      const place = placeOf(fact, language, sentence);
      const saysNow = say(now).length > 0;
      return saysNow || place?.isTied ? [{ fact, language, sentence, place, saysNow }] : [];
    });
  });
}

type Sentence = { language: Language; sentence: string };

/** The sentences of texts, each once. */
function sentencesOf(texts: readonly FactText[]): Sentence[] {
  const all = texts.flatMap((text) =>
    plainLines(text).flatMap((line) =>
      sentencesIn(line.replace(/\s+/g, " "), text.language).map((sentence): [string, Sentence] => [
        `${text.language} ${sentence}`,
        { language: text.language, sentence },
      ]),
    ),
  );
  return [...new Map(all).values()];
}

/** The texts of a form. */
export function textsOf(fields: Fields, form: object): FactText[] {
  const texts: FactText[] = [];
  withTexts(fields, form, (text) => {
    if (text.value.trim() !== "") texts.push(text);
    return text.value;
  });
  return texts;
}

/** What is kept of a sentence that is tied. */
export function placeWords(sentence: string): string {
  return [...sentence].slice(0, 500).join("");
}

/** So many places of a document are looked for once their sentence has changed. */
const mostMoved = 50;

/** Where the places of a document are now: each at its sentence, else at the one that has two thirds of its words. */
export function followPlaces(places: readonly FactPlace[], texts: readonly FactText[]): PlaceOf {
  const keyOf = (factId: string, language: Language, words: string) => `${factId} ${language} ${words}`;
  const found = new Map(places.map((place) => [keyOf(place.factId, place.language, place.words), place]));
  const present = places.length === 0 ? [] : sentencesOf(texts);
  const keys = new Set(present.map(({ language, sentence }) => `${language} ${placeWords(sentence)}`));
  const moved = places.filter(({ language, words }) => !keys.has(`${language} ${words}`));
  for (const place of moved.slice(0, mostMoved)) {
    const { factId, language, words } = place;
    const others = present
      .filter((one) => one.language === language)
      .map(({ sentence }) => placeWords(sentence));
    const [best, second] = others
      .filter((one) => !found.has(keyOf(factId, language, one)))
      .map((one) => ({ words: one, part: sharedPart(words, one, language) }))
      .toSorted((one, other) => other.part - one.part);
    // Of two that are as like it is neither.
    const isIt = best && best.part >= 2 / 3 && best.part > (second?.part ?? 0);
    if (isIt) found.set(keyOf(factId, language, best.words), place);
  }
  return (fact, language, sentence) => found.get(keyOf(fact.id, language, placeWords(sentence)));
}

/** How much of the longer of two sentences is in both, apart from numbers: from 0 to 1. */
function sharedPart(one: string, other: string, language: Language): number {
  const [words, left] = [one, other].map((text) =>
    readValue(text, language).tokens.flatMap(({ word }) => word || []),
  );
  if (!words || !left) return 0;
  const most = Math.max(words.length, left.length, 1);
  const shared = words.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1));
  return shared.length / most;
}

/** A form with each of its texts as `change` gives it, the same one when nothing differs; what is hidden stays. */
export function withTexts<Form extends object>(
  fields: Fields,
  form: Form,
  change: (text: FactText & { declared: Field }) => string,
  around?: Language,
): Form {
  function renewed(declared: Field, value: unknown, language: Language | undefined): unknown {
    if (declared.item) {
      const items = itemsOf(value);
      const changed = items.map((item) =>
        valueIn(item, { field: "hidden" }) === true
          ? item
          : withTexts(fieldsOfItem(declared, item), item, change, language),
      );
      return changed.some((item, index) => item !== items[index]) ? changed : value;
    }
    const isText = ["line", "text", "html"].includes(declared.type) && typeof value === "string";
    return isText
      ? change({ value, declared, language: language ?? "nl", ending: endingIn(declared, form) })
      : value;
  }

  let result = form;
  for (const [field, declared] of Object.entries(fields)) {
    for (const language of declared.isPerLanguage ? languages : [undefined]) {
      const part = { field, ...(language && { language }) };
      const value = valueIn(form, part);
      const changed = renewed(declared, value, language ?? around);
      if (changed !== value) result = withValue(result, part, changed);
    }
  }
  return result;
}

/** The words of an item that end the sentence of one of its fields. */
export function endingIn({ readsWith }: Field, item: object): string | undefined {
  return readsWith === undefined ? undefined : String(valueIn(item, { field: readsWith }) ?? "");
}
