import { z } from "zod";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { slugOf } from "../slug.ts";

// The content security policy forbids the code generation that zod would try.
z.config({ jitless: true });

const inBoth = z.object({ nl: z.string(), en: z.string() });

/** The values of the article editor, neither trimmed nor completed. */
export const articleForm = z.object({
  slug: z.string(),
  author: z.string(),
  readTime: z.string(),
  imageUrl: z.string(),
  published: z.boolean(),
  relatedArticles: z.array(z.string()),
  title: inBoth,
  subtitle: inBoth,
  excerpt: inBoth,
  /** HTML. */
  content: inBoth,
  /** Older local drafts lack them. */
  metaTitle: inBoth.default({ nl: "", en: "" }),
  metaDescription: inBoth.default({ nl: "", en: "" }),
  /** Whether each language is shown once the article is published; older local drafts lack it. */
  shown: z.object({ nl: z.boolean(), en: z.boolean() }).default({ nl: true, en: true }),
  selectedTags: z.array(z.string()),
  faqs: z.array(z.object({ key: z.string(), question: inBoth, answer: inBoth })),
});

export type ArticleForm = z.infer<typeof articleForm>;
export type FormFaq = ArticleForm["faqs"][number];

/** The maximum number of related articles. */
export const relatedLimit = 3;

export function emptyArticle(): ArticleForm {
  return {
    slug: "",
    author: "",
    readTime: "5",
    imageUrl: "",
    published: false,
    relatedArticles: [],
    title: { nl: "", en: "" },
    subtitle: { nl: "", en: "" },
    excerpt: { nl: "", en: "" },
    content: { nl: "", en: "" },
    metaTitle: { nl: "", en: "" },
    metaDescription: { nl: "", en: "" },
    shown: { nl: true, en: true },
    selectedTags: [],
    faqs: [],
  };
}

/** An empty FAQ; its key is unique in the form only. */
export function emptyFaq(): FormFaq {
  return { key: crypto.randomUUID(), question: { nl: "", en: "" }, answer: { nl: "", en: "" } };
}

/** The form with a title; the untouched slug of a new article follows the English one. */
export function withTitle(form: ArticleForm, language: Language, title: string, isNew: boolean): ArticleForm {
  const changed = { ...form, title: { ...form.title, [language]: title } };
  return { ...changed, slug: slugAfter(form, changed, language, isNew) };
}

function slugAfter(before: ArticleForm, after: ArticleForm, language: Language, isNew: boolean): string {
  const generated = slugOf(after.title[language]);
  const { slug } = before;
  if (language === "nl") {
    // Without an English title the slug follows the Dutch one while it is typed.
    const isDutch = isNew && before.title.en.trim() === "" && slug === slugOf(before.title.nl);
    return slug.trim() === "" || isDutch ? generated : slug;
  }
  const isUntouched = ["", slugOf(before.title.en), slugOf(before.title.nl)].includes(slug);
  return isNew && isUntouched ? generated || slugOf(after.title.nl) : slug;
}

/** Minutes as they are stored: an integer from 1; 1 for anything else. */
export function readTimeOf(text: string): number {
  const minutes = Number.parseInt(text, 10);
  return Number.isNaN(minutes) ? 1 : Math.min(Math.max(minutes, 1), maxReadTime);
}

const maxReadTime = 999;

/** The number of FAQs that are saved. */
export function countFaqs(form: ArticleForm): number {
  return form.faqs.filter(isAsked).length;
}

/** Whether an FAQ is saved: it has a question in a language. */
export function isAsked({ question }: FormFaq): boolean {
  return languages.some((language) => question[language].trim() !== "");
}

/** Whether a language is saved: it has a title or content. */
export function isWritten(form: ArticleForm, language: Language): boolean {
  return form.title[language].trim() !== "" || form.content[language].trim() !== "";
}

/**
 * The stored form plus the values of `sent` that are not stored (texts of a language without title and content, an
 * answer without a question).
 */
export function withLeftovers(stored: ArticleForm, sent: ArticleForm): ArticleForm {
  const removed = languages.filter((language) => !isWritten(sent, language));
  const leftTexts = (name: "subtitle" | "excerpt" | "metaTitle" | "metaDescription") =>
    Object.fromEntries(removed.map((language) => [language, sent[name][language]]));
  return {
    ...stored,
    subtitle: { ...stored.subtitle, ...leftTexts("subtitle") },
    excerpt: { ...stored.excerpt, ...leftTexts("excerpt") },
    metaTitle: { ...stored.metaTitle, ...leftTexts("metaTitle") },
    metaDescription: { ...stored.metaDescription, ...leftTexts("metaDescription") },
    faqs: [...stored.faqs, ...sent.faqs.filter((faq) => !isAsked(faq) && isAnswered(faq))],
  };
}

export function isAnswered({ answer }: FormFaq): boolean {
  return languages.some((language) => answer[language].trim() !== "");
}

/** Whether two forms are equal, apart from the keys of their FAQs. */
export function isSameForm(a: ArticleForm, b: ArticleForm): boolean {
  return a === b || comparable(a) === comparable(b);
}

function comparable(form: ArticleForm): string {
  return JSON.stringify({
    ...form,
    faqs: form.faqs.map(({ question, answer }) => ({ question, answer })),
    selectedTags: form.selectedTags.toSorted(),
  });
}
