import type { FormFaq } from "../../../../data/articles/article-form.ts";
import { languages } from "../../../../i18n/language-texts.ts";
import type { Contested, Side } from "./article-parts.ts";
import { isSameFaq, isSameList, pairFaqs, wordsOf } from "./faq-versions.ts";

type Faqs = readonly FormFaq[];

/**
 * The questions of two versions in one list. Where both changed the same question in the same language, one removed
 * what the other changed, or each put them in an order of their own, the side that is given stays.
 */
export function mergeFaqs(
  base: Faqs,
  mine: Faqs,
  theirs: Faqs,
  side: Side,
): { faqs: FormFaq[]; contested: Contested[] } {
  const inMine = pairFaqs(base, mine);
  const inTheirs = pairFaqs(base, theirs);
  const common = base.filter((faq) => inMine.has(faq) && inTheirs.has(faq));
  const myOrder = ordered(common, inMine, mine);
  const theirOrder = ordered(common, inTheirs, theirs);
  const isMoved = !isSameOrder(myOrder, common);
  if (isMoved && !isSameOrder(theirOrder, common) && !isSameOrder(myOrder, theirOrder)) {
    return { faqs: [...(side === "mine" ? mine : theirs)], contested: [contestedList(mine, theirs)] };
  }

  const contested: Contested[] = [];
  /** What becomes of a question of either version; null when it is removed. */
  const outcome = new Map<FormFaq, FormFaq | null>();
  base.forEach((before, place) => {
    const [own, other] = [inMine.get(before), inTheirs.get(before)];
    const merged = mergeFaq(before, own, other, side);
    contested.push(...merged.contested.map((one) => ({ ...one, values: { number: place + 1 } })));
    if (own) outcome.set(own, merged.faq);
    if (other) outcome.set(other, merged.faq);
  });
  const added = mine.filter((faq) => !outcome.has(faq));
  for (const faq of added) outcome.set(faq, faq);
  for (const faq of theirs) {
    if (!outcome.has(faq)) outcome.set(faq, added.find((own) => isSameFaq(own, faq)) ?? faq);
  }
  const [frame, guests] = isMoved ? [mine, theirs] : [theirs, mine];
  return { faqs: woven(left(frame, outcome), left(guests, outcome)), contested };
}

/** The questions of two versions whose common beginning nobody knows: one side's, and what to ask. */
export function chooseFaqs(
  mine: Faqs,
  theirs: Faqs,
  side: Side,
): { faqs: FormFaq[]; contested: Contested[] } {
  if (isSameList(mine, theirs)) return { faqs: [...mine], contested: [] };
  return { faqs: [...(side === "mine" ? mine : theirs)], contested: [contestedList(mine, theirs)] };
}

function ordered(common: Faqs, pairs: Map<FormFaq, FormFaq>, version: Faqs): Faqs {
  const placeOf = new Map(version.map((faq, place) => [faq, place]));
  const place = (before: FormFaq) => placeOf.get(pairs.get(before) ?? before) ?? 0;
  return common.toSorted((a, b) => place(a) - place(b));
}

function isSameOrder(a: Faqs, b: Faqs): boolean {
  return a.every((faq, place) => faq === b[place]);
}

type MergedFaq = { faq: FormFaq | null; contested: Contested[] };

function mergeFaq(
  before: FormFaq,
  mine: FormFaq | undefined,
  theirs: FormFaq | undefined,
  side: Side,
): MergedFaq {
  if (mine && theirs) return mergeTexts(before, mine, theirs, side);
  const rest = mine ?? theirs;
  if (!rest || isSameFaq(rest, before)) return { faq: null, contested: [] };
  const faq = (side === "mine" ? mine : theirs) ?? null;
  return { faq, contested: [{ part: "editor.faq", mine: wordsOf(mine), theirs: wordsOf(theirs) }] };
}

/** A question and its answer are of one hand in each language: an answer to another question would be none. */
function mergeTexts(before: FormFaq, mine: FormFaq, theirs: FormFaq, side: Side): MergedFaq {
  const contested: Contested[] = [];
  let faq = mine;
  for (const language of languages) {
    if (isSameFaq(mine, theirs, language) || isSameFaq(before, theirs, language)) continue;
    const isContested = !isSameFaq(before, mine, language);
    const words = { mine: wordsOf(mine, language), theirs: wordsOf(theirs, language) };
    if (isContested) contested.push({ part: faqIn[language], ...words });
    if (isContested && side === "mine") continue;
    const question = { ...faq.question, [language]: theirs.question[language] };
    faq = { ...faq, question, answer: { ...faq.answer, [language]: theirs.answer[language] } };
  }
  return { faq, contested };
}

const faqIn = { nl: "editor.faqNl", en: "editor.faqEn" } as const;

function left(version: Faqs, outcome: Map<FormFaq, FormFaq | null>): FormFaq[] {
  return version.flatMap((faq) => outcome.get(faq) ?? []);
}

/** The frame's questions in their order; each guest that is not among them after the one before it. */
function woven(frame: FormFaq[], guests: Faqs): FormFaq[] {
  const list = [...new Set(frame)];
  let place = 0;
  for (const faq of guests) {
    const found = list.indexOf(faq);
    if (found === -1) list.splice(place, 0, faq);
    place = (found === -1 ? place : found) + 1;
  }
  return list;
}

function contestedList(mine: Faqs, theirs: Faqs): Contested {
  const words = (faqs: Faqs) => faqs.map((faq) => wordsOf(faq)).join("\n\n");
  return { part: "editor.faqs", mine: words(mine), theirs: words(theirs) };
}
