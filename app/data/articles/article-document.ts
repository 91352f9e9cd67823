import { z } from "zod";
import { type Language, languages } from "../../i18n/language-texts.ts";
import type { EditorKey } from "../../i18n/panel/article-editor.en.ts";
import { fieldReader, fieldsIn } from "../field-reader.ts";
import { rowId } from "../id.ts";
import type { Json } from "../schema.ts";
import { type ArticleForm, isWritten } from "./article-form.ts";
import { articleFormOf, saveArgumentsOf, storedFormOf, textsIn } from "./article-row.ts";

/** An article as a version holds it, and which of its fields could not be read. */
export type ReadDocument = ReturnType<typeof readDocument>;
export type ArticleDocument = ReadDocument["document"];

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || null);
const text = optionalText.transform((written) => written ?? "");
const switched = z
  .boolean()
  .nullish()
  .transform((isOn) => isOn ?? true);
const faq = z.object({ question_nl: text, answer_nl: text, question_en: text, answer_en: text });
const languageOfText = z.object({ language: z.enum(languages) }).catchall(z.unknown());

/** The readable fields of a version's document; the others are empty or have their default. Never throws. */
export function readDocument(stored: unknown) {
  const { unreadable, read, readList } = fieldReader<EditorKey>();
  const { slug, author, read_time, image_url, published, ...parts } = fieldsIn(stored);
  const texts = readList("editor.contentNl", languageOfText, parts.content);
  if (unreadable.has("editor.contentNl")) unreadable.add("editor.contentEn");
  const document = {
    slug: read("editor.slug", z.string(), slug, ""),
    author: read("editor.author", z.string(), author, "Anonymous"),
    read_time: read("editor.readTime", z.int().min(1), read_time, 5),
    image_url: read("editor.image", optionalText, image_url, null),
    // What waits is to be published.
    published: read("editor.publication", z.boolean(), published, true),
    related_articles: readList("editor.related", rowId, parts.related_articles),
    content: languages.flatMap((language) => {
      const [found, ...others] = texts.filter((one) => one.language === language);
      if (others.length > 0) unreadable.add(`editor.content${suffix[language]}`);
      return found ? [readTexts(language, found, read)] : [];
    }),
    tags: readList("editor.tags", rowId, parts.tags),
    faqs: readList("editor.faqs", faq, parts.faqs),
  };
  return { document, unreadable: [...unreadable] };
}

type Read = ReturnType<typeof fieldReader<EditorKey>>["read"];

const suffix = { nl: "Nl", en: "En" } as const;

function readTexts(language: Language, fields: Record<string, unknown>, read: Read) {
  const { title, subtitle, excerpt, content, meta_title, meta_description, published } = fields;
  const end = suffix[language];
  return {
    language,
    title: read(`editor.title${end}`, text, title, ""),
    subtitle: read(`editor.subtitle${end}`, optionalText, subtitle, null),
    excerpt: read(`editor.excerpt${end}`, optionalText, excerpt, null),
    content: read(`editor.content${end}`, text, content, ""),
    meta_title: read(`editor.metaTitle${end}`, optionalText, meta_title, null),
    meta_description: read(`editor.metaDescription${end}`, optionalText, meta_description, null),
    published: read(`editor.shown${end}`, switched, published, true),
  };
}

/** A version's form, and which of its fields could not be read. */
export type ReadForm = { form: ArticleForm; unreadable: readonly EditorKey[] };

/** The form of a version's document. Never throws. */
export function formOfDocument(stored: unknown): ReadForm {
  const { document, unreadable } = readDocument(stored);
  const { content, tags, faqs, ...fields } = document;
  const form = articleFormOf({
    ...fields,
    otm_blog_article_content: content,
    otm_blog_article_tags: tags.map((tag_id) => ({ tag_id })),
    otm_blog_article_faqs: faqs.map((one) => ({ id: crypto.randomUUID(), ...one })),
  });
  return { form, unreadable };
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
