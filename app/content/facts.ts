import type { Language } from "../i18n/language-texts.ts";

/** A number in a text: in digits, or in words up to 99. */
type Numeral = { start: number; end: number; value: number; isWord: boolean };

/** A word, or numbers with their unit: an amount, a range, a date. */
type Token = { start: number; end: number; word: string; numbers: readonly Numeral[]; unit: string };

/** Where a text says a value: the tokens of the text, one for each of the value. */
export type Saying = { start: number; end: number; tokens: readonly Token[] };

/** What is put in the place of a range of a text. */
export type Replacement = { start: number; end: number; text: string };

/** The most letters of an ending, such as that of a plural. */
const longestEnding = 3;
/** Those that leave a word what it is, as they are folded. */
const endings = /^(?:e|n|s|en|es|ens|je|jes|ig|ige)$/;

/** Whether a word is another one with an ending. */
export function hasEnding(found: string, word: string): boolean {
  return found.startsWith(word) && found.length <= word.length + longestEnding;
}

/** A value as texts can say it. */
export type Value = { text: string; language: Language; tokens: readonly Token[] };

export function readValue(text: string, language: Language): Value {
  return { text, language, tokens: tokensIn(text, language) };
}

/** Reads a text once, to look for values of its language in it. */
export function sayingsIn(text: string, language: Language): (value: Value) => Saying[] {
  const tokens = tokensIn(text, language);
  const places = Map.groupBy(tokens.keys(), (place) => beginningOf(tokens[place]));
  return (value) =>
    (places.get(beginningOf(value.tokens[0])) ?? []).flatMap((place) => {
      const found = matchAt(text, tokens, place, value);
      const [first, last] = [found?.[0], found?.at(-1)];
      return found && first && last ? [{ start: first.start, end: last.end, tokens: found }] : [];
    });
}

/** Whether a value is too common to be looked for where nobody said that it stands: a number, with a short word or without. */
export function isOrdinary({ tokens }: Value): boolean {
  const words = tokens.filter(({ word }) => word !== "");
  const areSingle = tokens.every(({ numbers, unit }) => numbers.length <= 1 && (unit === "" || unit === "%"));
  return areSingle && words.length <= 1 && words.every(({ start, end }) => end - start <= 3);
}

/**
 * How a text comes to say another value: what differs, written as the text writes it; where the values are not built alike,
 * the other value as it is.
 */
export function replacementsFor(text: string, saying: Saying, old: Value, now: Value): Replacement[] {
  const areAlike =
    old.tokens.length === now.tokens.length &&
    old.tokens.every((token, index) => isBuiltAlike(token, now.tokens[index]));
  const { start, end } = saying;
  if (!areAlike) return [{ start, end, text: withCapital(now.text, text.slice(start, end), old.text) }];
  return saying.tokens.flatMap((token, index) => {
    const [before, after] = [old.tokens[index], now.tokens[index]];
    if (!before || !after) return [];
    if (token.word !== "") {
      if (before.word === after.word) return [];
      const typed = old.text.slice(before.start, before.end);
      const word = now.text.slice(after.start, after.end);
      return [
        {
          start: token.start,
          end: token.end,
          text: withCapital(word, text.slice(token.start, token.end), typed),
        },
      ];
    }
    return token.numbers.flatMap((numeral, place) => {
      const [was, is] = [before.numbers[place], after.numbers[place]];
      if (!was || !is || was.value === is.value) return [];
      return [
        { start: numeral.start, end: numeral.end, text: writeNumber(text, numeral, [old, was], [now, is]) },
      ];
    });
  });
}

function matchAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  { text: typed, tokens: wanted }: Value,
): Token[] | null {
  const found: Token[] = [];
  let place = from;
  for (const [index, token] of wanted.entries()) {
    const isLast = index === wanted.length - 1;
    const previous = wanted[index - 1];
    // Such as "twelve experienced specialists".
    const mayFollow = token.word !== "" && previous?.numbers.length === 1 && tokens[place]?.word;
    if (mayFollow && !isSame(tokens[place], token, isLast)) place += 1;
    const one = tokens[place];
    if (!one || !isSame(one, token, isLast)) return null;
    const own = previous ? typed.slice(previous.end, token.start).trim() : "";
    const last = tokens[place - 1];
    if (found.length > 0 && last && !isJoined(text.slice(last.end, one.start), own)) return null;
    found.push(one);
    place += 1;
  }
  return found;
}

/** Whether what stands between two words leaves them together. */
function isJoined(between: string, own: string): boolean {
  const bare = between.trim();
  return bare === "" || bare === own || /^(?:\p{Pd}|['’‘`´])$/u.test(bare);
}

function isSame(found: Token | undefined, wanted: Token, isLast: boolean): boolean {
  if (!found) return false;
  if (wanted.word === "") {
    const { numbers, unit } = wanted;
    const areEqual = numbers.every(({ value }, index) => found.numbers[index]?.value === value);
    return found.word === "" && found.unit === unit && found.numbers.length === numbers.length && areEqual;
  }
  if (found.word === "" || !isLast) return found.word === wanted.word;
  // Either can be the plural.
  const isLonger = found.word.length > wanted.word.length;
  const [longer, shorter] = isLonger ? [found.word, wanted.word] : [wanted.word, found.word];
  if (longer === shorter) return true;
  return hasEnding(longer, shorter) && shorter.length >= 2 && endings.test(longer.slice(shorter.length));
}

/** What tokens have in common that can be the same. */
function beginningOf(token: Token | undefined): string {
  if (!token) return "";
  return token.word === "" ? `${token.numbers[0]?.value}${token.unit}` : token.word.slice(0, 3);
}

function isBuiltAlike(one: Token, other: Token | undefined): boolean {
  return (
    other !== undefined &&
    (one.word === "") === (other.word === "") &&
    one.unit === other.unit &&
    one.numbers.length === other.numbers.length
  );
}

/** A word with the capital that stands in the place of one without. */
function withCapital(word: string, written: string, typed: string): string {
  const isRaised = /^\p{Lu}/u.test(written) && !/^\p{Lu}/u.test(typed);
  return isRaised ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

const units = mapOf({
  eur: "€ eur euro euros",
  usd: "$ usd dollar dollars",
  gbp: "£ gbp",
  "%": "%,procent,percent,per cent,pct",
});
const factors = mapOf({
  100: "honderd hundred",
  1000: "duizend thousand",
  1000000: "miljoen million mln",
  1000000000: "miljard billion",
});

/** Each of the words with what they all mean. */
function mapOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([meaning, all]) =>
      all.split(all.includes(",") ? "," : " ").map((word): [string, string] => [word, meaning]),
    ),
  );
}

const between = /[^\p{L}\p{N}€$£/]+/uy;
const wordPattern = /[\p{L}\p{M}\p{N}]+/uy;
const digits = /\d+(?:[.,:\u00A0\u202F]\d+)*(?!\d|(?![ap]m(?!\p{L}))[\p{L}\p{M}])(?:,[-–—]+(?!\d))?/iuy;
/** Of a time of day. */
const half = /\s?([ap])\.?m(?:\.(?!\s\p{Lu}|$)|(?![\p{L}\p{N}]))/iuy;
const unitBefore = /(?:[€$£]|(?:eur|usd|gbp)\b)\s*/iuy;
const unitBehind = /\s*(?:[€$£%]|(?:euros?|eur|usd|gbp|dollars?|procent|per ?cent|pct)(?![\p{L}\p{N}]))/iuy;
const factorBehind =
  /\s(?:honderd|hundred|duizend|thousand|miljoen|million|mln|miljard|billion)(?![\p{L}\p{N}])/iuy;
/** What makes a range, a date or the like of two numbers. */
const joint = /\s*\p{Pd}\s*|\/|\s+(?:tot(?: en met)?|t\/m|to|until|through|of|or|à)\s+/iuy;
const jointOfPair = /\s+(?:en|and)\s+/iuy;
const beforePair = new Set(["tussen", "between"].map(fold));

/** The words and numbers of a text, of which a number is part of one alone. */
function tokensIn(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    at += lengthAt(between, text, at);
    const last = tokens.at(-1);
    const token = numbersAt(text, at, language, beforePair.has(last?.word ?? "")) ?? wordAt(text, at, last);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return tokens;
}

function wordAt(text: string, start: number, last: Token | undefined): Token | null {
  const isPer = text[start] === "/" && last?.end === start && last.word === "";
  // What looks like a number and is none is one word, such as a version.
  const length = isPer ? 1 : lengthAt(digits, text, start) || lengthAt(wordPattern, text, start);
  const end = start + length;
  const word = isPer ? "per" : fold(text.slice(start, end));
  return length > 0 ? { start, end, word, numbers: [], unit: "" } : null;
}

/** A word as its forms have it too: kantoor and kantoren, huis and huizen, company and companies. */
function fold(word: string): string {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/([aeou])\1/g, "$1")
    .replaceAll("z", "s")
    .replaceAll("v", "f")
    .replaceAll("y", "i");
}

function numbersAt(text: string, start: number, language: Language, isPair: boolean): Token | null {
  const before = lengthAt(unitBefore, text, start);
  let unit = unitIn(text.slice(start, start + before));
  const first = numeralAt(text, start + before, language);
  if (!first) return null;
  const numbers = [first];
  let end = first.end;
  const takeUnit = () => {
    const behind = lengthAt(unitBehind, text, end);
    if (behind === 0 || unit !== "") return;
    unit = unitIn(text.slice(end, end + behind));
    end += behind;
  };
  takeUnit();
  for (;;) {
    const joined = lengthAt(joint, text, end) || (isPair ? lengthAt(jointOfPair, text, end) : 0);
    const next =
      joined > 0 && numeralAt(text, end + joined + lengthAt(unitBefore, text, end + joined), language);
    if (!next) break;
    numbers.push(next);
    end = next.end;
    // Of a range of amounts each can have its own.
    const behind = lengthAt(unitBehind, text, end);
    if (unit !== "" && unitIn(text.slice(end, end + behind)) === unit) end += behind;
  }
  takeUnit();
  // "95,-" is an amount without its currency.
  if (unit === "" && numbers.some((one) => /[-–—]$/.test(text.slice(one.start, one.end)))) unit = "eur";
  return { start, end, word: "", numbers, unit };
}

function unitIn(written: string): string {
  return units.get(written.trim().toLowerCase()) ?? "";
}

function numeralAt(text: string, start: number, language: Language): Numeral | null {
  const length = lengthAt(digits, text, start);
  const inDigits = length > 0 ? numberIn(text.slice(start, start + length)) : Number.NaN;
  const found = Number.isNaN(inDigits)
    ? numberWordAt(text, start, language)
    : { start, end: start + length, value: inDigits, isWord: false };
  if (!found) return null;
  const ofDay = lengthAt(half, text, found.end);
  if (ofDay > 0 && found.value <= 12) {
    const isLate = /p/i.test(text.slice(found.end, found.end + ofDay));
    return { ...found, end: found.end + ofDay, value: (found.value % 12) + (isLate ? 12 : 0) };
  }
  const scale = lengthAt(factorBehind, text, found.end);
  const factor =
    factors.get(
      text
        .slice(found.end, found.end + scale)
        .trim()
        .toLowerCase(),
    ) ?? 1;
  return { ...found, end: found.end + scale, value: found.value * Number(factor) };
}

/** The value of 1.200, 1,200, 1 200, 12,5, 12.5, 9:30 and 95,-; NaN for what is no number, such as a version or a date. */
function numberIn(written: string): number {
  const plain = written.replace(/,[-–—]+$/, "").replace(/[\u00A0\u202F]/g, "\u00A0");
  if (/^\d{1,2}:\d{2}$/.test(plain)) return Number(plain.replace(":", "."));
  const grouped = /^[1-9]\d{0,2}(?:([.,\u00A0])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.exec(plain);
  if (grouped) {
    const [, whole = plain, part = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
    return Number(`${whole.replace(/\D/g, "")}.${part}`);
  }
  return /^(?:0|0?[1-9]|[1-9]\d+|00)(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
}

const smallNumbers: Record<Language, readonly string[]> = {
  nl: "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien".split(
    " ",
  ),
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  ),
};
const tens: Record<Language, readonly string[]> = {
  nl: "twintig dertig veertig vijftig zestig zeventig tachtig negentig".split(" "),
  en: "twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
};

/** Numbers in words; those of two English words by their first one and the second. */
const numberWords: Record<Language, ReadonlyMap<string, number>> = {
  nl: new Map(
    namesOf("nl", (ten, one) => [`${one}${one.endsWith("e") ? "e" : ""}en${ten}`, `${one}en${ten}`]),
  ),
  en: new Map(namesOf("en", (ten, one) => [`${ten}-${one}`, `${ten} ${one}`, `${ten}${one}`])),
};

function* namesOf(
  language: Language,
  join: (ten: string, one: string) => string[],
): Generator<[string, number]> {
  const small = smallNumbers[language];
  for (const [value, name] of small.entries()) yield [name, value];
  for (const [index, ten] of tens[language].entries()) {
    yield [ten, 10 * (index + 2)];
    for (const [one, name] of small.slice(0, 10).entries()) {
      if (one > 0) for (const joined of join(ten, name)) yield [joined, 10 * (index + 2) + one];
    }
  }
}

const twoWords = /\p{L}+(?:[ -]\p{L}+)?(?![\p{L}\p{M}\p{N}])/uy;

function numberWordAt(text: string, start: number, language: Language): Numeral | null {
  const word = lengthAt(wordPattern, text, start);
  // No number is longer.
  if (word === 0 || word > 20) return null;
  for (const length of language === "en" ? [lengthAt(twoWords, text, start), word] : [word]) {
    const name = text
      .slice(start, start + length)
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase();
    const value = numberWords[language].get(name);
    if (value !== undefined) return { start, end: start + length, value, isWord: true };
  }
  return null;
}

/** The length of what a pattern finds at a place. */
function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** A number in the way of writing of the one that it replaces. */
function writeNumber(
  text: string,
  { start, end, isWord }: Numeral,
  [old, was]: [Value, Numeral],
  [now, is]: [Value, Numeral],
): string {
  const { language } = now;
  const written = text.slice(start, end);
  const [before, typed] = [old.text.slice(was.start, was.end), now.text.slice(is.start, is.end)];
  if (written === before) return typed;
  if (isWord) {
    const word = is.value === 20 ? tens[language][0] : smallNumbers[language][is.value];
    return word === undefined ? typed : withCapital(word, written, word);
  }
  const [colon, wanted] = [written, typed].map((one) => /^\d{1,2}([.:])\d{2}$/.exec(one)?.[1]);
  if (colon === ":") return timeOf(is.value, written.length);
  if (wanted !== undefined) return typed.replace(wanted, colon ?? wanted);
  // In words, or with one such as "million".
  if ([written, typed].some((one) => /\d.*\p{L}/u.test(one))) return typed;
  const suffix = /,[-–—]+$/.exec(written)?.[0] ?? "";
  const group = /[.,\u00A0\u202F](?=\d{3}(?!\d))/;
  const isGrouped = group.test(written) || (was.value < 1_000 && group.test(typed));
  const separator = group.exec(written)?.[0] ?? (language === "nl" ? "." : ",");
  const [point = language === "nl" ? "," : "."] = /[.,](?=\d{1,2}$)/.exec(written) ?? [];
  const decimals = Math.max(...[written, typed].map((one) => /[.,](\d{1,2})$/.exec(one)?.[1]?.length ?? 0));
  const [whole = "", part = ""] = String(is.value).split(".");
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, separator) : whole;
  return grouped + (decimals > 0 ? point + part.padEnd(decimals, "0") : suffix);
}

/** A time of day of so many characters, of a number whose decimals are minutes. */
function timeOf(value: number, length: number): string {
  const [hours = "", minutes = ""] = value.toFixed(2).split(".");
  return `${hours}:${minutes}`.padStart(length, "0");
}
