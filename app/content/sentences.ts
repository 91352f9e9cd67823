import { align } from "../html/compare/align.ts";
import { type Block, blocksIn } from "../html/compare/html-blocks.ts";
import { otherLanguage } from "../i18n/addresses.ts";
import { type Language, languages } from "../i18n/language-texts.ts";

/** The texts of a field, HTML or plain, as a version has them. */
export type FieldVersion = { changedAt: string; texts: Record<Language, readonly string[]> };

/** What has to be looked at in one language, since its counterpart in the other was changed, added or removed. */
export type OutdatedSentence = {
  language: Language;
  /** What stands here; empty for what was only added in the other language. */
  text: string;
  /** What stood in the other language when the two agreed, and what stands there now. */
  before: string;
  after: string;
  changedAt: string;
  /** That these two texts go together can be kept under this key. */
  key: string;
};

/** What is said in both languages: mostly a sentence in each. */
type Pair = {
  sides: Record<Language, Sentence[]>;
  /** The language that says something newer; with what both said before, and since when. */
  newer: { language: Language; before: string; since: string } | null;
};

type Sentence = { text: string; pair: Pair };
type Texts = Record<Language, Sentence[]>;

/**
 * Follows the sentences of a field through its versions, from one in which both languages agree to the newest. A sentence
 * that is changed in one language makes its counterpart outdated, until that is changed as well.
 *
 * @param settled the keys of what was said to go together
 * @returns null when the first version's languages are not built alike, so that no sentence has a counterpart
 */
export function outdatedSentences(
  [first, ...later]: readonly FieldVersion[],
  settled: ReadonlySet<string> = new Set(),
): OutdatedSentence[] | null {
  let texts = first ? pairSentences(first.texts) : null;
  if (!texts) return null;
  for (const version of later) texts = followed(texts, version);
  const pairs = new Set(languages.flatMap((language) => texts[language].map(({ pair }) => pair)));
  return [...pairs].flatMap((pair) => [...outdatedOf(pair)]).filter(({ key }) => !settled.has(key));
}

/** What both languages of a field say, mostly a sentence in each; null when they are not built alike. */
export function sentencePairs(texts: FieldVersion["texts"]): Record<Language, string>[] | null {
  const found = pairSentences(texts);
  return found && [...new Set(languages.flatMap((one) => found[one].map(({ pair }) => pair)))].map(wordsOf);
}

/** The sentences of both languages, paired by the structure of their texts; null when it is not alike. */
function pairSentences(texts: FieldVersion["texts"]): Texts | null {
  const [nl, en] = [partsIn(texts.nl), partsIn(texts.en)];
  if (nl.length !== en.length) return null;
  const found: Texts = { nl: [], en: [] };
  for (const [place, part] of nl.entries()) {
    const other = en[place] ?? [];
    const areAlike =
      part.length === other.length && part.every(({ kind }, index) => kind === other[index]?.kind);
    // A part that is not built alike is one pair as a whole.
    const blocks = areAlike
      ? part.map((block, index) => [[block], [other[index] ?? block]])
      : [[part, other]];
    for (const [ofNl = [], ofEn = []] of blocks) addPairs(found, linesOf(ofNl, "nl"), linesOf(ofEn, "en"));
  }
  return found;
}

/** The blocks of texts, by what stands below one heading; each text begins anew. */
function partsIn(texts: readonly string[]): Block[][] {
  return texts.flatMap((text) => {
    const parts: Block[][] = [[]];
    for (const block of blocksIn(text)) {
      if (kindOf(block) === "heading") parts.push([]);
      parts.at(-1)?.push(block);
    }
    return parts;
  });
}

function kindOf(block: Block): string {
  if (block.kind !== "line") return block.kind;
  return /^h\d$/.test(block.name) ? "heading" : block.name;
}

function linesOf(blocks: readonly Block[], language: Language): string[] {
  return blocks.flatMap((block) =>
    block.kind === "line" ? sentencesIn(block.text, language) : block.text.split("\n").filter(Boolean),
  );
}

const segmenters: Record<Language, Intl.Segmenter> = {
  nl: new Intl.Segmenter("nl", { granularity: "sentence" }),
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
};

/** The sentences of a line (UAX #29). */
export function sentencesIn(line: string, language: Language): string[] {
  return segmentsIn(line, language)
    .map((segment) => segment.trim())
    .filter(Boolean);
}

/** The sentences of a line, each with what stands between it and the next one. */
export function segmentsIn(line: string, language: Language): string[] {
  return [...segmenters[language].segment(line)].map(({ segment }) => segment);
}

/** Where each sentence of a line begins and ends. */
export function sentenceRanges(line: string, language: Language): { start: number; end: number }[] {
  const found = segmenters[language].segment(line);
  return [...found].map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/** Sentence by sentence where there are as many in both languages, else all of these together. */
function addPairs(texts: Texts, nl: readonly string[], en: readonly string[]): void {
  const isEven = nl.length === en.length;
  const count = isEven ? nl.length : 1;
  for (let index = 0; index < count; index += 1) {
    const pair: Pair = { sides: { nl: [], en: [] }, newer: null };
    for (const [language, all] of [
      ["nl", nl],
      ["en", en],
    ] as const) {
      for (const text of isEven ? all.slice(index, index + 1) : all) {
        const sentence = { text, pair };
        pair.sides[language].push(sentence);
        texts[language].push(sentence);
      }
    }
  }
}

/** The sentences of the next version, in the pairs of those that they come from. */
function followed(texts: Texts, { changedAt, texts: next }: FieldVersion): Texts {
  const stepsIn = (language: Language) =>
    stepsTo(
      texts[language],
      next[language].flatMap((text) => linesOf(blocksIn(text), language)),
    );
  const steps = { nl: stepsIn("nl"), en: stepsIn("en") };
  for (const language of languages) {
    for (const { from, joined } of steps[language]) {
      if (joined.length > 0) joinPairs(texts, (one) => one === from || joined.includes(one));
    }
  }
  const said = new Map(
    languages.flatMap((language) => texts[language]).map(({ pair }) => [pair, wordsOf(pair)]),
  );
  const found: Texts = { nl: [], en: [] };
  for (const language of languages) {
    for (const { pair } of texts[language]) pair.sides[language] = [];
    for (const { text, from } of steps[language]) {
      // What the other language added behind the same sentence, now or before.
      const next = from
        ? undefined
        : pairAfter(found[language].at(-1)?.pair, language === "nl" ? texts.en : found.nl);
      const isUnsaid =
        next?.sides[language].length === 0 && !said.get(next)?.[language] && !next.newer?.before;
      const pair = from?.pair ?? (isUnsaid ? next : newPair());
      const sentence = { text, pair };
      pair.sides[language].push(sentence);
      found[language].push(sentence);
    }
  }
  const pairs = new Set([...said.keys(), ...languages.flatMap((one) => found[one]).map(({ pair }) => pair)]);
  for (const pair of pairs) settle(pair, said.get(pair) ?? { nl: "", en: "" }, changedAt);
  return found;
}

/** Makes one pair of those whose sentences are one now; not when each language has something newer. */
function joinPairs(texts: Texts, isJoined: (sentence: Sentence) => boolean): void {
  const sentences = languages.flatMap((language) => texts[language].filter(isJoined));
  const pairs = [...new Set(sentences.map(({ pair }) => pair))];
  const newer = pairs.flatMap((pair) => pair.newer ?? []);
  const [into, [last]] = [pairs[0], newer.toSorted((a, b) => b.since.localeCompare(a.since))];
  if (!into || newer.some(({ language }) => language !== last?.language)) return;
  if (last) {
    const before = pairs.map((pair) => pair.newer?.before ?? wordsOf(pair)[last.language]);
    into.newer = { ...last, before: before.filter(Boolean).join(" ") };
  }
  for (const language of languages) {
    for (const sentence of texts[language]) if (pairs.includes(sentence.pair)) sentence.pair = into;
    into.sides[language] = texts[language].filter(({ pair }) => pair === into);
  }
}

const newPair = (): Pair => ({ sides: { nl: [], en: [] }, newer: null });

function wordsOf({ sides }: Pair): Record<Language, string> {
  const joined = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(" ");
  return { nl: joined(sides.nl), en: joined(sides.en) };
}

function pairAfter(previous: Pair | undefined, sentences: readonly Sentence[]): Pair | undefined {
  if (!previous) return sentences[0]?.pair;
  const place = sentences.findLastIndex(({ pair }) => pair === previous);
  return place < 0 ? undefined : sentences[place + 1]?.pair;
}

/** Decides which language of a pair is newer, once the version is known. */
function settle(pair: Pair, before: Record<Language, string>, since: string): void {
  const now = wordsOf(pair);
  const [language, both] = languages.filter((one) => now[one] !== before[one]);
  if (!language) return;
  if (both || pair.newer?.language === otherLanguage(language)) pair.newer = null;
  else pair.newer = { language, before: pair.newer?.before ?? before[language], since };
  if (pair.newer?.before === now[language]) pair.newer = null;
}

type Old = { text: string };

/** A sentence of the next version, and the one that it comes from; null for a new one. */
type Step<From extends Old> = {
  text: string;
  from: From | null;
  /** What stood beside that, and is in this sentence now. */
  joined: From[];
};

/** What stands between two sentences that both versions have. */
type Gap<From extends Old> = { old: From[]; gone: From[]; added: Step<From>[]; changed: Step<From>[] };

/** The sentences of the next version, each with the one of this version that it comes from. */
export function stepsTo<From extends Old>(old: readonly From[], next: readonly string[]): Step<From>[] {
  const { steps, gaps } = alignedSteps(old, next);
  findMoved(gaps);
  for (const gap of gaps) findChanged(gap);
  return steps;
}

function alignedSteps<From extends Old>(
  old: readonly From[],
  lines: readonly string[],
): { steps: Step<From>[]; gaps: Gap<From>[] } {
  const rules = { textOf: (text: string) => text, kindOf: () => "" };
  const steps: Step<From>[] = [];
  const gaps: Gap<From>[] = [];
  let gap: Gap<From> | null = null;
  let read = 0;
  const known = old.map(({ text }) => text);
  for (const part of align(known, lines, rules)) {
    const from = part.kind === "added" ? null : (old[read++] ?? null);
    const text = part.kind === "changed" ? part.after : part.part;
    const step = part.kind === "removed" ? null : { text, from, joined: [] };
    if (step) steps.push(step);
    if (part.kind === "same") {
      gap = null;
      continue;
    }
    if (!gap) {
      gap = { old: [], gone: [], added: [], changed: [] };
      gaps.push(gap);
    }
    if (from) gap.old.push(from);
    if (from && !step) gap.gone.push(from);
    if (step && !from) gap.added.push(step);
    if (step && from) gap.changed.push(step);
  }
  return { steps, gaps };
}

/** Sentences that stand elsewhere now, word by word. */
function findMoved<From extends Old>(gaps: readonly Gap<From>[]): void {
  const gone = Map.groupBy(
    gaps.flatMap((gap) => gap.gone),
    ({ text }) => text,
  );
  const found = new Set<From>();
  for (const step of gaps.flatMap(({ added }) => added)) {
    step.from = gone.get(step.text)?.shift() ?? null;
    if (step.from) found.add(step.from);
  }
  for (const gap of gaps) {
    gap.gone = gap.gone.filter((sentence) => !found.has(sentence));
    gap.added = gap.added.filter(({ from }) => from === null);
  }
}

/** Sentences that were joined with others, or written anew where they stood, and parts of one that was split. */
function findChanged<From extends Old>({ old, gone, added, changed }: Gap<From>): void {
  for (const sentence of gone) {
    const into = changed.find(
      ({ text, from }) => isPartOf(sentence.text, text) && from && !isPartOf(sentence.text, from.text),
    );
    into?.joined.push(sentence);
  }
  for (const [place, step] of added.entries()) {
    const origin =
      gone.length === added.length ? gone[place] : old.find(({ text }) => isPartOf(step.text, text));
    step.from = origin ?? null;
  }
}

/** Whether most words of a sentence come from another. */
export function isPartOf(part: string, whole: string): boolean {
  const [words, others] = [part, whole].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const known = new Set(others);
  const shared = words?.filter((word) => known.has(word)).length ?? 0;
  return words !== undefined && words.length > 0 && shared / words.length > 0.6;
}

function* outdatedOf(pair: Pair): Generator<OutdatedSentence> {
  if (!pair.newer) return;
  const { language, before, since } = pair.newer;
  const words = wordsOf(pair);
  const behind = otherLanguage(language);
  const key = keyOf(`${words.nl}\n${words.en}`);
  yield { language: behind, text: words[behind], before, after: words[language], changedAt: since, key };
}

/** 64 bits of two FNV-1a sums, in hexadecimal: not secret, and short enough to be kept. */
export function keyOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000193) + index;
  }
  return [low, high].map((sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("");
}
