import type { FormFaq } from "../../../../data/articles/article-form.ts";
import { languages } from "../../../../i18n/language-texts.ts";
import type { Side } from "../../editing/merge-rule.ts";
import type { ArticleConflict } from "./article-parts.ts";
import { isSameFaq, isSameList, pairFaqs, wordsOf } from "./faq-versions.ts";

type Faqs = readonly FormFaq[];

/**
 * Merges two lists of FAQs one by one. Both changed one FAQ in one language, one removed what the other changed, or both
 * reordered: these are conflicts, resolved for the given side.
 */
export function mergeFaqs(
  base: Faqs,
  mine: Faqs,
  theirs: Faqs,
  side: Side,
): { faqs: FormFaq[]; conflicts: ArticleConflict[] } {
  const inMine = pairFaqs(base, mine);
  const inTheirs = pairFaqs(base, theirs);
  const common = base.filter((faq) => inMine.has(faq) && inTheirs.has(faq));
  const myOrder = ordered(common, inMine, mine);
  const theirOrder = ordered(common, inTheirs, theirs);
  const isMoved = !isSameOrder(myOrder, common);
  if (isMoved && !isSameOrder(theirOrder, common) && !isSameOrder(myOrder, theirOrder)) {
    return { faqs: [...(side === "mine" ? mine : theirs)], conflicts: [listConflict(mine, theirs)] };
  }

  const conflicts: ArticleConflict[] = [];
  /** The merged FAQ of each FAQ of either version; null when it is removed. */
  const outcome = new Map<FormFaq, FormFaq | null>();
  base.forEach((before, index) => {
    const [own, other] = [inMine.get(before), inTheirs.get(before)];
    const merged = mergeFaq(before, own, other, side);
    conflicts.push(...merged.conflicts.map((one) => ({ ...one, values: { number: index + 1 } })));
    if (own) outcome.set(own, merged.faq);
    if (other) outcome.set(other, merged.faq);
  });
  const added = mine.filter((faq) => !outcome.has(faq));
  for (const faq of added) outcome.set(faq, faq);
  for (const faq of theirs) {
    if (!outcome.has(faq)) outcome.set(faq, added.find((own) => isSameFaq(own, faq)) ?? faq);
  }
  const [frame, guests] = isMoved ? [mine, theirs] : [theirs, mine];
  return { faqs: interleave(left(frame, outcome), left(guests, outcome)), conflicts };
}

/** The same without a common ancestor: any difference is one conflict. */
export function chooseFaqs(
  mine: Faqs,
  theirs: Faqs,
  side: Side,
): { faqs: FormFaq[]; conflicts: ArticleConflict[] } {
  if (isSameList(mine, theirs)) return { faqs: [...mine], conflicts: [] };
  return { faqs: [...(side === "mine" ? mine : theirs)], conflicts: [listConflict(mine, theirs)] };
}

function ordered(common: Faqs, pairs: Map<FormFaq, FormFaq>, version: Faqs): Faqs {
  const indexOf = new Map(version.map((faq, index) => [faq, index]));
  const index = (before: FormFaq) => indexOf.get(pairs.get(before) ?? before) ?? 0;
  return common.toSorted((a, b) => index(a) - index(b));
}

function isSameOrder(a: Faqs, b: Faqs): boolean {
  return a.every((faq, index) => faq === b[index]);
}

type MergedFaq = { faq: FormFaq | null; conflicts: ArticleConflict[] };

function mergeFaq(
  before: FormFaq,
  mine: FormFaq | undefined,
  theirs: FormFaq | undefined,
  side: Side,
): MergedFaq {
  if (mine && theirs) return mergeTexts(before, mine, theirs, side);
  const rest = mine ?? theirs;
  if (!rest || isSameFaq(rest, before)) return { faq: null, conflicts: [] };
  const faq = (side === "mine" ? mine : theirs) ?? null;
  return { faq, conflicts: [{ name: "editor.faq", mine: wordsOf(mine), theirs: wordsOf(theirs) }] };
}

/** A question and its answer are merged as one part in each language. */
function mergeTexts(before: FormFaq, mine: FormFaq, theirs: FormFaq, side: Side): MergedFaq {
  const conflicts: ArticleConflict[] = [];
  let faq = mine;
  for (const language of languages) {
    if (isSameFaq(mine, theirs, language) || isSameFaq(before, theirs, language)) continue;
    const isConflict = !isSameFaq(before, mine, language);
    const words = { mine: wordsOf(mine, language), theirs: wordsOf(theirs, language) };
    if (isConflict) conflicts.push({ name: faqIn[language], ...words });
    if (isConflict && side === "mine") continue;
    const question = { ...faq.question, [language]: theirs.question[language] };
    faq = { ...faq, question, answer: { ...faq.answer, [language]: theirs.answer[language] } };
  }
  return { faq, conflicts };
}

const faqIn = { nl: "editor.faqNl", en: "editor.faqEn" } as const;

function left(version: Faqs, outcome: Map<FormFaq, FormFaq | null>): FormFaq[] {
  return version.flatMap((faq) => outcome.get(faq) ?? []);
}

/** The first list in its order, with each missing FAQ of the second after its predecessor there. */
function interleave(frame: FormFaq[], guests: Faqs): FormFaq[] {
  const list = [...new Set(frame)];
  let index = 0;
  for (const faq of guests) {
    const found = list.indexOf(faq);
    if (found === -1) list.splice(index, 0, faq);
    index = (found === -1 ? index : found) + 1;
  }
  return list;
}

function listConflict(mine: Faqs, theirs: Faqs): ArticleConflict {
  const words = (faqs: Faqs) => faqs.map((faq) => wordsOf(faq)).join("\n\n");
  return { name: "editor.faqs", mine: words(mine), theirs: words(theirs) };
}
