import { type ArticleForm, isAsked } from "../../../../data/articles/article-form.ts";
import type { Language } from "../../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../../i18n/panel/article-editor.en.ts";
import { compareWords, type Words, whole } from "../../editing/words.ts";
import { type Aligned, align } from "./align.ts";
import { type BlockChange, compareHtml } from "./compare-html.ts";

/** A question of one language with its answer. */
type Faq = { question: string; answer: string };
export type FaqChange = { kind: "added" | "removed" | "changed"; question: Words[]; answer: Words[] };

/** A changed field, called as in the editor. */
export type FieldChange<Field extends string = EditorKey> = { field: Field } & (
  | { kind: "words"; words: Words[] }
  | { kind: "html"; blocks: BlockChange[] }
  | { kind: "picture"; before: string; after: string }
  | { kind: "list"; items: Words[] }
  | { kind: "faqs"; faqs: FaqChange[] }
);

type Comparison = { article: FieldChange[]; nl: FieldChange[]; en: FieldChange[] };

/** What the comparison calls things. */
type Names = {
  tag(id: string): string;
  article(id: string): string;
  published(isPublished: boolean): string;
  shown(isShown: boolean): string;
};

/** The fields that differ between two versions of an article. */
export function compareArticles(before: ArticleForm, after: ArticleForm, names: Names): Comparison {
  return {
    article: [...compareArticle(before, after, names)],
    nl: [...compareLanguage(before, after, "nl", names)],
    en: [...compareLanguage(before, after, "en", names)],
  };
}

function* compareArticle(before: ArticleForm, after: ArticleForm, names: Names): Generator<FieldChange> {
  if (before.published !== after.published) {
    yield switched("editor.publication", names.published(before.published), names.published(after.published));
  }
  if (before.slug !== after.slug) yield switched("editor.slug", before.slug, after.slug);
  if (before.author !== after.author) {
    yield { field: "editor.author", kind: "words", words: compareWords(before.author, after.author) };
  }
  if (before.readTime !== after.readTime) {
    yield switched("editor.readTime", before.readTime, after.readTime);
  }
  if (before.imageUrl !== after.imageUrl) {
    yield { field: "editor.image", kind: "picture", before: before.imageUrl, after: after.imageUrl };
  }
  const namesOf = (ids: readonly string[]) => ids.map((id) => names.tag(id)).toSorted();
  yield* compareLists("editor.tags", namesOf(before.selectedTags), namesOf(after.selectedTags));
  const titles = (ids: readonly string[]) => ids.map((id) => names.article(id));
  yield* compareLists("editor.related", titles(before.relatedArticles), titles(after.relatedArticles));
}

function* compareLanguage(
  before: ArticleForm,
  after: ArticleForm,
  language: Language,
  names: Names,
): Generator<FieldChange> {
  const end = language === "nl" ? "Nl" : "En";
  if (before.shown[language] !== after.shown[language]) {
    yield switched(
      "editor.publication",
      names.shown(before.shown[language]),
      names.shown(after.shown[language]),
    );
  }
  for (const name of ["title", "subtitle", "excerpt", "metaTitle", "metaDescription"] as const) {
    const [old, now] = [before[name][language], after[name][language]];
    if (old !== now) yield { field: `editor.${name}${end}`, kind: "words", words: compareWords(old, now) };
  }
  const [old, now] = [before.content[language], after.content[language]];
  if (old !== now) yield { field: `editor.content${end}`, kind: "html", blocks: compareHtml(old, now) };
  const faqs = compareFaqs(faqsIn(before, language), faqsIn(after, language));
  if (faqs.length > 0) yield { field: "editor.faqs", kind: "faqs", faqs };
}

function switched(field: EditorKey, before: string, after: string): FieldChange {
  return { field, kind: "words", words: whole(before, after) };
}

function* compareLists(field: EditorKey, before: readonly string[], after: readonly string[]) {
  const parts = align(before, after, { textOf: (name) => name, kindOf: (name) => name });
  const items = parts.flatMap((part): Words[] =>
    part.kind === "changed" ? whole(part.before, part.after) : [{ text: part.part, change: part.kind }],
  );
  if (items.some(({ change }) => change !== "same")) yield { field, kind: "list" as const, items };
}

function faqsIn(form: ArticleForm, language: Language): Faq[] {
  return form.faqs
    .filter(isAsked)
    .map(({ question, answer }) => ({ question: question[language], answer: answer[language] }))
    .filter(({ question, answer }) => question + answer !== "");
}

function compareFaqs(before: readonly Faq[], after: readonly Faq[]): FaqChange[] {
  const rules = { textOf: (faq: Faq) => `${faq.question}\n${faq.answer}`, kindOf: () => "faq" };
  return align(before, after, rules).flatMap((part) => describedFaq(part));
}

function describedFaq(part: Aligned<Faq>): FaqChange[] {
  if (part.kind === "same") return [];
  if (part.kind === "changed") {
    const { before, after } = part;
    const question = compareWords(before.question, after.question);
    return [{ kind: "changed", question, answer: compareWords(before.answer, after.answer) }];
  }
  const { kind } = part;
  const words = (text: string): Words[] => (text === "" ? [] : [{ text, change: kind }]);
  return [{ kind, question: words(part.part.question), answer: words(part.part.answer) }];
}
