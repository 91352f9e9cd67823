import { slugOf } from "../data/slug.ts";
import { hasUnwritten } from "../html/unwritten.ts";
import { type Language, languages } from "../i18n/language-texts.ts";
import type { EditorKey } from "../i18n/panel/article-editor.en.ts";
import {
  type Field,
  type FormOf,
  flag,
  html,
  type ItemOf,
  line,
  links,
  listOf,
  number,
  perLanguage,
  picture,
  slug,
  text,
} from "./fields.ts";
import { isFilled, isWrittenIn } from "./form.ts";
import { emptyForm, emptyItem, type Kind, type Problem } from "./kind.ts";

const question = {
  question: perLanguage(line({ label: "editor.question", max: 500 })),
  answer: perLanguage(text({ label: "editor.answer", max: 5_000 })),
};

const fields = {
  title: perLanguage(line({ label: "editor.title", max: 300, filledIn: "Untitled" })),
  subtitle: perLanguage(line({ label: "editor.subtitle", max: 300 })),
  excerpt: perLanguage(
    text({ label: "editor.excerpt", max: 1_000, about: "Two or three sentences for lists." }),
  ),
  content: perLanguage(
    html({
      label: "editor.content",
      about: "HTML: h2, h3, p, ul, ol, table, a, img of this site, blockquote, pre.",
    }),
  ),
  metaTitle: perLanguage(
    line({
      label: "editor.metaTitle",
      max: 300,
      about: "The title for search results; the title itself when empty.",
    }),
  ),
  metaDescription: perLanguage(
    line({
      label: "editor.metaDescription",
      max: 500,
      about: "For search results; the excerpt when empty.",
    }),
  ),
  slug: slug({
    label: "editor.slug",
    max: 300,
    isRequired: true,
    about: "Small letters, digits and hyphens; of a new article made of its title when left out.",
  }),
  author: line({ label: "editor.author", max: 200, filledIn: "Anonymous", isRequired: true }),
  readTime: number({
    label: "editor.readTime",
    min: 1,
    most: 999,
    initial: 5,
    isRequired: true,
    about: "In minutes.",
  }),
  imageUrl: picture({
    label: "editor.image",
    max: 2_048,
    isNullable: true,
    tool: "image",
    about: "An address on this site, such as /media/… of its library.",
  }),
  // What waits is to be published.
  published: flag({
    label: "word.publication",
    initial: false,
    otherwise: true,
    isRequired: true,
    tool: false,
  }),
  /** Whether each language is shown once the article is published. */
  shown: perLanguage(
    flag({
      label: "word.publication",
      column: "published",
      initial: true,
      otherwise: true,
      tool: "is_shown_when_published",
    }),
  ),
  relatedArticles: links({ label: "editor.related", of: "article", max: 3, tool: false }),
  selectedTags: links({ label: "word.tags", column: "tags", of: "tag", isSet: true }),
  faqs: listOf({ label: "editor.faqs", item: question, itemLabel: "editor.faq", kept: "question", max: 100 }),
} satisfies Record<string, Field<unknown, EditorKey>>;

export const article: Kind<typeof fields, "article"> = {
  name: "article",
  fields,
  languagesIn: "rows",
  isShown: "published",
  main: "content",
  written: ["title", "content"],
  rules: rulesOf,
  rulesOfShown,
};

export type ArticleForm = FormOf<typeof fields>;
export type FormFaq = ItemOf<typeof question>;

function* rulesOf(form: ArticleForm): Generator<Problem> {
  const isEmpty = ({ nl, en }: Record<Language, string>) => !isFilled(nl) && !isFilled(en);
  if (isEmpty(form.title)) yield { field: "title", language: "nl", key: "problems.titleRequired" };
  if (isEmpty(form.content)) yield { field: "content", language: "nl", key: "problems.contentRequired" };
  const written = languages.filter((language) => isWritten(form, language));
  const [first] = written;
  if (first && form.published && !written.some((language) => form.shown[language])) {
    yield { field: "shown", language: first, key: "problems.nothingShown" };
  }
}

function* rulesOfShown(form: ArticleForm): Generator<Problem> {
  for (const language of publicLanguages(form)) {
    const content = { field: "content", language };
    if (hasUnwritten(form.content[language])) yield { ...content, key: "problems.unwritten" };
  }
}

/** The languages in which visitors read a form once it is in the tables; null and a draft have none. */
export function publicLanguages(form: ArticleForm | null): Language[] {
  if (!form?.published) return [];
  return languages.filter((language) => form.shown[language] && isWritten(form, language));
}

export function emptyArticle(): ArticleForm {
  return emptyForm(article);
}

export function emptyFaq(): FormFaq {
  return emptyItem(question);
}

/** Whether a language is saved: it has a title or content. */
export function isWritten(form: ArticleForm, language: Language): boolean {
  return isWrittenIn(article, form, language);
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
