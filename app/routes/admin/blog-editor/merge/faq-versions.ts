import type { FormFaq } from "../../../../data/articles/article-form.ts";
import { tidyLine, tidyText } from "../../../../data/form-data.ts";
import { type Language, languages } from "../../../../i18n/language-texts.ts";

/** Pairs FAQs of two versions by key, else by most equal texts: a save gives them new keys. */
export function pairFaqs(base: readonly FormFaq[], version: readonly FormFaq[]): Map<FormFaq, FormFaq> {
  const pairs = new Map<FormFaq, FormFaq>();
  const free = new Set(version);
  for (const least of [5, 4, 3, 2, 1]) {
    for (const before of base) {
      const match = pairs.has(before) ? undefined : [...free].find((faq) => likeness(before, faq) >= least);
      if (!match) continue;
      pairs.set(before, match);
      free.delete(match);
    }
  }
  return pairs;
}

function likeness(a: FormFaq, b: FormFaq): number {
  if (a.key === b.key) return 5;
  const others = textsOf(b);
  return textsOf(a).filter((text, index) => text !== "" && text === others[index]).length;
}

/** Whether two lists have equal texts in equal order. */
export function isSameList(a: readonly FormFaq[], b: readonly FormFaq[]): boolean {
  return a.length === b.length && a.every((faq, index) => isSameFaq(faq, b[index]));
}

/** Whether two FAQs have equal texts, in all languages or in one. */
export function isSameFaq(a: FormFaq, b: FormFaq | undefined, language?: Language): boolean {
  return b !== undefined && textsOf(a, language).join("\0") === textsOf(b, language).join("\0");
}

/** The texts of an FAQ, one a line; empty without an FAQ. */
export function wordsOf(faq: FormFaq | undefined, language?: Language): string {
  const texts = faq ? textsOf(faq, language) : [];
  return texts.filter((text) => text !== "").join("\n");
}

function textsOf({ question, answer }: FormFaq, language?: Language): string[] {
  const wanted = language ? [language] : languages;
  return wanted.flatMap((one) => [tidyLine(question[one]), tidyText(answer[one])]);
}
