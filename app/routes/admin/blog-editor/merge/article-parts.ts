import { type ArticleForm, isWritten, readTimeOf } from "../../../../data/articles/article-form.ts";
import { tidyLine, tidyText } from "../../../../data/form-data.ts";
import { type Language, languages } from "../../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../../i18n/panel/article-editor.en.ts";
import type { Conflict } from "../../editing/merge-rule.ts";

/** A part of an article that is merged as a whole. */
type Part = {
  name: EditorKey;
  /** Undefined for a part of both languages. */
  language?: Language;
  /** The part as it would be stored; a default counts as empty. */
  read(form: ArticleForm): string;
  /** The form with this part of the other form. */
  take(form: ArticleForm, other: ArticleForm): ArticleForm;
};

/** A conflict of an article; related articles are their ids, one a line. */
export type ArticleConflict = Conflict<EditorKey>;

const suffix = { nl: "Nl", en: "En" } as const;

/** All parts except tags and FAQs, which are merged item by item. */
export const parts: readonly Part[] = [
  ...languages.map((language) => text("title", language, (title) => unless("Untitled", tidyLine(title)))),
  ...languages.map((language) => text("subtitle", language, tidyLine)),
  ...languages.map((language) => text("excerpt", language, tidyText)),
  ...languages.map((language) => text("content", language, String)),
  ...languages.map((language) => text("metaTitle", language, tidyLine)),
  ...languages.map((language) => text("metaDescription", language, tidyLine)),
  {
    name: "editor.slug",
    read: ({ slug }) => slug.trim(),
    take: (form, { slug }) => ({ ...form, slug }),
  },
  {
    name: "editor.author",
    read: ({ author }) => unless("Anonymous", tidyLine(author)),
    take: (form, { author }) => ({ ...form, author }),
  },
  {
    name: "editor.readTime",
    read: ({ readTime }) => String(readTimeOf(readTime)),
    take: (form, { readTime }) => ({ ...form, readTime }),
  },
  {
    name: "editor.image",
    read: ({ imageUrl }) => imageUrl.trim(),
    take: (form, { imageUrl }) => ({ ...form, imageUrl }),
  },
  {
    name: "editor.publication",
    read: ({ published }) => (published ? "Published" : "Draft"),
    take: (form, { published }) => ({ ...form, published }),
  },
  ...languages.map(shownIn),
  {
    name: "editor.related",
    read: ({ relatedArticles }) => relatedArticles.join("\n"),
    take: (form, { relatedArticles }) => ({ ...form, relatedArticles }),
  },
];

type TextName = "title" | "subtitle" | "excerpt" | "content" | "metaTitle" | "metaDescription";

function text(name: TextName, language: Language, tidy: (text: string) => string): Part {
  return {
    name: `editor.${name}${suffix[language]}`,
    language,
    read: (form) => tidy(form[name][language]),
    take: (form, other) => ({ ...form, [name]: { ...form[name], [language]: other[name][language] } }),
  };
}

/** Whether a language is shown; stored with its text only. */
function shownIn(language: Language): Part {
  return {
    name: `editor.shown${suffix[language]}`,
    read: (form) => (form.shown[language] || !isWritten(form, language) ? "Published" : "Draft"),
    take: (form, { shown }) => ({ ...form, shown: { ...form.shown, [language]: shown[language] } }),
  };
}

function unless(filledIn: string, written: string): string {
  return written === filledIn ? "" : written;
}
