import { z } from "zod";
import { languages } from "../../i18n/language-texts.ts";
import type { Json } from "../schema.ts";
import { type ArticleForm, isWritten } from "./article-form.ts";
import { articleFormOf, saveArgumentsOf, storedFormOf, textsIn } from "./article-row.ts";

const text = z.string().nullish();

/** An article as a version holds it: the arguments of `save_article`. */
export const articleDocument = z.object({
  slug: z.string(),
  author: z.string(),
  read_time: z.number(),
  image_url: z.string().nullish(),
  published: z.boolean(),
  related_articles: z.array(z.string()),
  content: z.array(
    z.object({
      language: z.enum(["nl", "en"]),
      title: z.string(),
      subtitle: text,
      excerpt: text,
      content: z.string(),
      meta_title: text,
      meta_description: text,
      published: z.boolean().default(true),
    }),
  ),
  tags: z.array(z.string()),
  faqs: z.array(
    z.object({
      question_nl: z.string(),
      answer_nl: z.string(),
      question_en: z.string(),
      answer_en: z.string(),
    }),
  ),
});

export type ArticleDocument = z.infer<typeof articleDocument>;

/** The form of a version. Throws when it is no document of an article. */
export function formOfDocument(value: unknown): ArticleForm {
  const { content, tags, faqs, image_url, ...fields } = articleDocument.parse(value);
  return articleFormOf({
    ...fields,
    image_url: image_url || null,
    otm_blog_article_content: content.map(
      ({ subtitle, excerpt, meta_title, meta_description, ...variant }) => ({
        ...variant,
        subtitle: subtitle || null,
        excerpt: excerpt || null,
        meta_title: meta_title || null,
        meta_description: meta_description || null,
      }),
    ),
    otm_blog_article_tags: tags.map((tag_id) => ({ tag_id })),
    otm_blog_article_faqs: faqs.map((faq) => ({ id: crypto.randomUUID(), ...faq })),
  });
}

/** The form as a version holds it: as it would be stored. */
export function documentOf(form: ArticleForm): Json {
  const stored = storedFormOf(form);
  const saved = saveArgumentsOf(stored);
  return {
    slug: stored.slug,
    author: stored.author,
    read_time: saved._read_time ?? 5,
    image_url: stored.imageUrl || null,
    published: stored.published,
    related_articles: stored.relatedArticles,
    content: languages
      .filter((language) => isWritten(stored, language))
      .map((language) => textsIn(stored, language)),
    tags: stored.selectedTags,
    faqs: saved._faqs ?? [],
  };
}
