import { z } from "zod";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { slugOf } from "../slug.ts";

// Pages let no text become code, and zod would try.
z.config({ jitless: true });

const inBoth = z.object({ nl: z.string(), en: z.string() });

/** An article as the editor holds it: texts as they were typed, nothing trimmed or filled in yet. */
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
  /** For search results and cards; a draft that was kept before there were any has none. */
  metaTitle: inBoth.default({ nl: "", en: "" }),
  metaDescription: inBoth.default({ nl: "", en: "" }),
  selectedTags: z.array(z.string()),
  faqs: z.array(z.object({ key: z.string(), question: inBoth, answer: inBoth })),
});

export type ArticleForm = z.infer<typeof articleForm>;
export type FormFaq = ArticleForm["faqs"][number];

/** How many related articles one can choose. */
export const relatedLimit = 3;

/** The form of an article that nobody has begun. */
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
    selectedTags: [],
    faqs: [],
  };
}

/** A question that nobody has written; its key tells it from others in the form alone. */
export function emptyFaq(): FormFaq {
  return { key: crypto.randomUUID(), question: { nl: "", en: "" }, answer: { nl: "", en: "" } };
}

/** The form with another title. While an article is new and its slug untouched, the slug follows the English title. */
export function withTitle(form: ArticleForm, language: Language, title: string, isNew: boolean): ArticleForm {
  const changed = { ...form, title: { ...form.title, [language]: title } };
  return { ...changed, slug: slugAfter(form, changed, language, isNew) };
}

function slugAfter(before: ArticleForm, after: ArticleForm, language: Language, isNew: boolean): string {
  const made = slugOf(after.title[language]);
  const { slug } = before;
  if (language === "nl") {
    // A Dutch title that is being typed made the slug so far, if no English one did.
    const isDutch = isNew && before.title.en.trim() === "" && slug === slugOf(before.title.nl);
    return slug.trim() === "" || isDutch ? made : slug;
  }
  const isUntouched = ["", slugOf(before.title.en), slugOf(before.title.nl)].includes(slug);
  return isNew && isUntouched ? made || slugOf(after.title.nl) : slug;
}

/** Minutes as they are stored: a whole number from 1 on; what is no number is 1. */
export function readTimeOf(text: string): number {
  const minutes = Number.parseInt(text, 10);
  return Number.isNaN(minutes) ? 1 : Math.min(Math.max(minutes, 1), longestReadTime);
}

const longestReadTime = 999;

/** How many questions of a form are saved: those that are asked in a language. */
export function countFaqs(form: ArticleForm): number {
  return form.faqs.filter(isAsked).length;
}

/** Whether a question is saved: it is asked in a language. */
export function isAsked({ question }: FormFaq): boolean {
  return languages.some((language) => question[language].trim() !== "");
}

/** Whether a language's texts are saved: with a title or a content. */
export function isWritten(form: ArticleForm, language: Language): boolean {
  return form.title[language].trim() !== "" || form.content[language].trim() !== "";
}

/**
 * What the editor shows after saving `sent`: what was stored, and what was typed but is not stored (the subtitle of a
 * language without title and content, an answer without a question), so that it is not lost.
 */
export function withLeftovers(stored: ArticleForm, sent: ArticleForm): ArticleForm {
  const left = languages.filter((language) => !isWritten(sent, language));
  const leftTexts = (name: "subtitle" | "excerpt" | "metaTitle" | "metaDescription") =>
    Object.fromEntries(left.map((language) => [language, sent[name][language]]));
  return {
    ...stored,
    subtitle: { ...stored.subtitle, ...leftTexts("subtitle") },
    excerpt: { ...stored.excerpt, ...leftTexts("excerpt") },
    metaTitle: { ...stored.metaTitle, ...leftTexts("metaTitle") },
    metaDescription: { ...stored.metaDescription, ...leftTexts("metaDescription") },
    faqs: [...stored.faqs, ...sent.faqs.filter((faq) => !isAsked(faq) && isAnswered(faq))],
  };
}

/** Whether a question has an answer in a language. */
export function isAnswered({ answer }: FormFaq): boolean {
  return languages.some((language) => answer[language].trim() !== "");
}

/** Whether two forms hold the same; the keys of their questions don't count. */
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
