import { z } from "zod";
import { type ArticleForm, emptyFaq, type FormFaq } from "../../../../app/data/articles/article-form.ts";
import type { Database } from "../../../../app/data/database.ts";
import { listTags } from "../../../../app/data/tags/tags.ts";
import type { Language } from "../../../../app/i18n/language-texts.ts";
import { ToolError } from "./tool.ts";

export const languageInput = z.enum(["nl", "en"]);

export const textsInput = z.strictObject({
  title: z.string().optional(),
  subtitle: z.string().optional(),
  excerpt: z.string().optional().describe("Two or three sentences for lists."),
  content: z
    .string()
    .optional()
    .describe("HTML: h2, h3, p, ul, ol, table, a, img of this site, blockquote, pre."),
  meta_title: z.string().optional().describe("The title for search results; the title itself when empty."),
  meta_description: z.string().optional().describe("For search results; the excerpt when empty."),
});

// The database keeps no answer without a question.
export const faqInput = z
  .strictObject({
    question_nl: z.string().default(""),
    answer_nl: z.string().default(""),
    question_en: z.string().default(""),
    answer_en: z.string().default(""),
  })
  .refine((faq) => (faq.question_nl + faq.question_en).trim() !== "", "A question in a language is required");

export const tagsInput = z.array(z.string().max(200)).max(50).describe("Names of tags of list_tags.");
export const faqsInput = z.array(faqInput).max(100);

/** An article, and the version of it that was read. */
export const articleInput = z.strictObject({
  article: z.string().max(300).describe("The article's id or slug."),
  version: z.string().max(100).describe("The `version` that read_article gave."),
});

/** The form with these texts in a language; what is not given stays. */
export function withTexts(
  form: ArticleForm,
  language: Language,
  texts: z.output<typeof textsInput>,
): ArticleForm {
  const set = (values: { nl: string; en: string }, text: string | undefined) =>
    text === undefined ? values : { ...values, [language]: text };
  return {
    ...form,
    title: set(form.title, texts.title),
    subtitle: set(form.subtitle, texts.subtitle),
    excerpt: set(form.excerpt, texts.excerpt),
    content: set(form.content, texts.content),
    metaTitle: set(form.metaTitle, texts.meta_title),
    metaDescription: set(form.metaDescription, texts.meta_description),
  };
}

export function formFaqOf(faq: z.output<typeof faqInput>): FormFaq {
  return {
    ...emptyFaq(),
    question: { nl: faq.question_nl, en: faq.question_en },
    answer: { nl: faq.answer_nl, en: faq.answer_en },
  };
}

/** The ids of tags by their names. Throws ToolError for one that does not exist. */
export async function tagIdsOf(db: Database, names: readonly string[]): Promise<string[]> {
  const tags = await listTags(db);
  return names.map((name) => {
    const wanted = name.trim().toLowerCase();
    const found = tags.find((tag) => tag.name.toLowerCase() === wanted || tag.slug === wanted);
    if (!found) throw new ToolError(`There is no tag "${name}". list_tags has all; a person makes new ones.`);
    return found.id;
  });
}
