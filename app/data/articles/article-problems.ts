import { countMarkupCharacters, maxMarkupCharacters } from "../../html/markup-limit.ts";
import { imageAddress } from "../../html/safe-address.ts";
import { languages } from "../../i18n/language-texts.ts";
import type { EditorKey } from "../../i18n/panel/article-editor.en.ts";
import { type ArticleForm, isAsked, isWritten } from "./article-form.ts";
import { saveArgumentsOf } from "./article-row.ts";

export type EditorTab = "basic" | "nl" | "en";

/** A validation error: its field and its message. */
export type Problem = {
  tab: EditorTab;
  field: EditorKey;
  /** The number of the FAQ, from 1. */
  faq?: number;
  key: EditorKey;
  values?: { now: number; max: number };
};

/** The limits of the database, in Unicode characters. */
export const maxLengths = {
  slug: 300,
  author: 200,
  imageUrl: 2048,
  title: 300,
  subtitle: 300,
  excerpt: 1_000,
  metaTitle: 300,
  metaDescription: 500,
  question: 500,
  answer: 5_000,
};

/** The limit of an article's FAQs. */
export const mostFaqs = 100;

/** The validation error for a unique violation of the slug. */
export const slugTaken: Problem = { tab: "basic", field: "editor.slug", key: "editor.slugTaken" };

/** The limit of one language's HTML and of one request body, in bytes. */
const maxBytes = 1_048_576;

/** The validation errors of a form, the most important first. */
export function findProblems(form: ArticleForm): Problem[] {
  return [
    ...missing(form),
    ...unshown(form),
    ...misshapen(form),
    ...tooLong(form),
    ...tooMany(form),
    ...tooLarge(form),
    ...tooDense(form),
  ];
}

function* missing({ title, content }: ArticleForm): Generator<Problem> {
  const isEmpty = (texts: { nl: string; en: string }) => texts.nl.trim() === "" && texts.en.trim() === "";
  if (isEmpty(title)) yield { tab: "nl", field: "editor.titleNl", key: "editor.titleRequired" };
  if (isEmpty(content)) yield { tab: "nl", field: "editor.contentNl", key: "editor.contentRequired" };
}

/** A published article is shown in a language. */
function* unshown(form: ArticleForm): Generator<Problem> {
  const written = languages.filter((language) => isWritten(form, language));
  const first = written[0];
  if (!first || !form.published || written.some((language) => form.shown[language])) return;
  const field = first === "nl" ? "editor.shownNl" : "editor.shownEn";
  yield { tab: "basic", field, key: "editor.nothingShown" };
}

function* misshapen(form: ArticleForm): Generator<Problem> {
  const slug = form.slug.trim();
  if (slug !== "" && !/^[a-z0-9-]*[a-z0-9][a-z0-9-]*$/.test(slug)) {
    yield { tab: "basic", field: "editor.slug", key: "editor.slugShape" };
  }
  if (!canBeImage(form.imageUrl)) {
    yield { tab: "basic", field: "editor.image", key: "editor.imageShape" };
  }
}

/** Whether an image address is safe or empty. */
export function canBeImage(address: string): boolean {
  return address.trim() === "" || imageAddress(address.trim()) === address.trim();
}

function* tooLong(form: ArticleForm): Generator<Problem> {
  const { title, subtitle, excerpt, metaTitle, metaDescription } = form;
  const texts: [EditorTab, EditorKey, string, number, number?][] = [
    ["basic", "editor.slug", form.slug, maxLengths.slug],
    ["basic", "editor.author", form.author, maxLengths.author],
    ["basic", "editor.image", form.imageUrl, maxLengths.imageUrl],
    ["basic", "editor.metaTitleNl", metaTitle.nl, maxLengths.metaTitle],
    ["basic", "editor.metaTitleEn", metaTitle.en, maxLengths.metaTitle],
    ["basic", "editor.metaDescriptionNl", metaDescription.nl, maxLengths.metaDescription],
    ["basic", "editor.metaDescriptionEn", metaDescription.en, maxLengths.metaDescription],
    ["nl", "editor.titleNl", title.nl, maxLengths.title],
    ["nl", "editor.subtitleNl", subtitle.nl, maxLengths.subtitle],
    ["nl", "editor.excerptNl", excerpt.nl, maxLengths.excerpt],
    ["en", "editor.titleEn", title.en, maxLengths.title],
    ["en", "editor.subtitleEn", subtitle.en, maxLengths.subtitle],
    ["en", "editor.excerptEn", excerpt.en, maxLengths.excerpt],
    ...form.faqs.flatMap(({ question, answer }, index): [EditorTab, EditorKey, string, number, number][] => [
      ["basic", "editor.questionNl", question.nl, maxLengths.question, index + 1],
      ["basic", "editor.answerNl", answer.nl, maxLengths.answer, index + 1],
      ["basic", "editor.questionEn", question.en, maxLengths.question, index + 1],
      ["basic", "editor.answerEn", answer.en, maxLengths.answer, index + 1],
    ]),
  ];
  for (const [tab, field, text, max, faq] of texts) {
    const now = [...text.trim()].length;
    if (now > max) yield { tab, field, ...(faq && { faq }), key: "editor.tooLong", values: { now, max } };
  }
}

/** The error leads to the first FAQ beyond the limit; those without a question are not saved. */
function* tooMany({ faqs }: ArticleForm): Generator<Problem> {
  const asked = faqs.filter(isAsked);
  const beyond = asked[mostFaqs];
  if (!beyond) return;
  yield {
    tab: "basic",
    field: "editor.questionNl",
    faq: faqs.indexOf(beyond) + 1,
    key: "editor.tooManyFaqs",
    values: { now: asked.length, max: mostFaqs },
  };
}

function* tooLarge(form: ArticleForm): Generator<Problem> {
  const nl = bytesOf(form.content.nl);
  const en = bytesOf(form.content.en);
  if (nl > maxBytes) yield large("nl", "editor.contentNl", "editor.tooLarge", nl);
  if (en > maxBytes) yield large("en", "editor.contentEn", "editor.tooLarge", en);
  if (nl > maxBytes || en > maxBytes) return;
  // 256 bytes for the id and version.
  const all = bytesOf(JSON.stringify(saveArgumentsOf(form))) + 256;
  if (all > maxBytes) yield large("nl", "editor.contentNl", "editor.tooLargeTogether", all);
}

/** HTML above the density limit would be reduced to its text. */
function* tooDense({ content }: ArticleForm): Generator<Problem> {
  const texts: [EditorTab, EditorKey, string][] = [
    ["nl", "editor.contentNl", content.nl],
    ["en", "editor.contentEn", content.en],
  ];
  for (const [tab, field, html] of texts) {
    const now = html.length > maxMarkupCharacters ? countMarkupCharacters(html) : 0;
    if (now > maxMarkupCharacters)
      yield { tab, field, key: "editor.tooDense", values: { now, max: maxMarkupCharacters } };
  }
}

function large(tab: EditorTab, field: EditorKey, key: EditorKey, bytes: number): Problem {
  return { tab, field, key, values: { now: Math.ceil(bytes / 1_024), max: maxBytes / 1_024 } };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
