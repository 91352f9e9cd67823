import { type Language, languages } from "../../i18n/language-texts.ts";
import { tidyLine, tidyText } from "../form-data.ts";
import type { Database as Schema } from "../schema.ts";
import {
  type ArticleForm,
  emptyArticle,
  isAsked,
  isSameForm,
  isWritten,
  readTimeOf,
} from "./article-form.ts";

/** An article with its content, tags and FAQs. */
type ArticleRow = {
  slug: string;
  author: string;
  read_time: number;
  image_url: string | null;
  published: boolean;
  related_articles: string[];
  otm_blog_article_content: {
    language: string;
    title: string;
    subtitle: string | null;
    excerpt: string | null;
    content: string;
    meta_title: string | null;
    meta_description: string | null;
    published: boolean;
  }[];
  otm_blog_article_tags: { tag_id: string }[];
  otm_blog_article_faqs: {
    id: string;
    question_nl: string;
    answer_nl: string;
    question_en: string;
    answer_en: string;
  }[];
};

export function articleFormOf(row: ArticleRow): ArticleForm {
  const form = emptyArticle();
  for (const language of languages) {
    const variant = row.otm_blog_article_content.find((content) => content.language === language);
    if (!variant) continue;
    form.title[language] = variant.title;
    form.subtitle[language] = variant.subtitle ?? "";
    form.excerpt[language] = variant.excerpt ?? "";
    form.content[language] = variant.content;
    form.metaTitle[language] = variant.meta_title ?? "";
    form.metaDescription[language] = variant.meta_description ?? "";
    form.shown[language] = variant.published;
  }
  return {
    ...form,
    slug: row.slug,
    author: row.author,
    readTime: String(row.read_time),
    imageUrl: row.image_url ?? "",
    published: row.published,
    relatedArticles: row.related_articles,
    selectedTags: row.otm_blog_article_tags.map((link) => link.tag_id),
    faqs: row.otm_blog_article_faqs.map((faq) => ({
      key: faq.id,
      question: { nl: faq.question_nl, en: faq.question_en },
      answer: { nl: faq.answer_nl, en: faq.answer_en },
    })),
  };
}

type SaveArguments = Schema["public"]["Functions"]["save_article"]["Args"];

/** The arguments of `save_article`, which adds defaults and drops empty rows. */
export function saveArgumentsOf(form: ArticleForm): SaveArguments {
  return {
    _slug: form.slug.trim(),
    _author: tidyLine(form.author),
    _read_time: readTimeOf(form.readTime),
    _image_url: form.imageUrl.trim(),
    _published: form.published,
    _related_articles: form.relatedArticles,
    _content: languages.map((language) => textsIn(form, language)),
    _tags: form.selectedTags,
    _faqs: form.faqs.map(({ question, answer }) => ({
      question_nl: tidyLine(question.nl),
      answer_nl: tidyText(answer.nl),
      question_en: tidyLine(question.en),
      answer_en: tidyText(answer.en),
    })),
  };
}

/** The texts in a language, as a row. */
export function textsIn(form: ArticleForm, language: Language) {
  return {
    language,
    title: tidyLine(form.title[language]),
    subtitle: tidyLine(form.subtitle[language]),
    excerpt: tidyText(form.excerpt[language]),
    content: storable(form.content[language]),
    meta_title: tidyLine(form.metaTitle[language]),
    meta_description: tidyLine(form.metaDescription[language]),
    published: form.shown[language],
  };
}

/** Removes what PostgreSQL can't store. */
function storable(html: string): string {
  return html.replaceAll("\0", "").toWellFormed();
}

/** The form as it will be stored: with defaults, and without dropped rows. */
export function storedFormOf(form: ArticleForm): ArticleForm {
  const { _slug, _author, _read_time, _image_url } = saveArgumentsOf(form);
  const stored = emptyArticle();
  for (const language of languages.filter((one) => isWritten(form, one))) {
    const variant = textsIn(form, language);
    stored.title[language] = variant.title || "Untitled";
    stored.subtitle[language] = variant.subtitle;
    stored.excerpt[language] = variant.excerpt;
    stored.content[language] = variant.content;
    stored.metaTitle[language] = variant.meta_title;
    stored.metaDescription[language] = variant.meta_description;
    stored.shown[language] = variant.published;
  }
  return {
    ...stored,
    slug: _slug ?? "",
    author: _author || "Anonymous",
    readTime: String(_read_time),
    imageUrl: _image_url ?? "",
    published: form.published,
    relatedArticles: form.relatedArticles,
    selectedTags: form.selectedTags,
    faqs: form.faqs.filter(isAsked).map(({ key, question, answer }) => ({
      key,
      question: { nl: tidyLine(question.nl), en: tidyLine(question.en) },
      answer: { nl: tidyText(answer.nl), en: tidyText(answer.en) },
    })),
  };
}

/** Whether both forms are stored as the same article. */
export function isSameArticle(a: ArticleForm, b: ArticleForm): boolean {
  return isSameForm(storedFormOf(a), storedFormOf(b));
}
