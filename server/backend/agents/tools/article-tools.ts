import { z } from "zod";
import { type ArticleForm, article, type FormFaq } from "../../../../app/content/article.ts";
import {
  type MissingDescription,
  mediaIdsOfArticle,
  missingDescriptions,
} from "../../../../app/data/media/missing-descriptions.ts";
import { mediaIdOf } from "../../../../app/data/media/picture-address.ts";
import { listPictureDescriptions } from "../../../../app/data/media/picture-descriptions.ts";
import { describePictures } from "../../../../app/html/describe-pictures.ts";
import { picturesIn } from "../../../../app/html/pictures-in.ts";
import { type Language, languages } from "../../../../app/i18n/language-texts.ts";
import { altLimit } from "../../../../app/panel/media/media-fields.ts";
import { articles } from "./articles.ts";
import { changeDocument } from "./change-document.ts";
import { itemsInput, textsInput, toolAnswer, withInput } from "./declared-fields.ts";
import { documentTools } from "./document-tools.ts";
import { tagIdsOf, tagsInput } from "./tag-input.ts";
import type { Tool, ToolContext } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** What reads, drafts and changes articles. */
export const articleTools = documentTools(articles, {
  argument: "article",
  named: "The article's id or slug.",
  change: "save_working_version",
  needs: "a title and content in a language",
  async more(form, db) {
    const described = await listPictureDescriptions(db, mediaIdsOfArticle(form));
    return { undescribed_pictures: picturesOf(missingDescriptions(form, described)) };
  },
});

/** Each once per language, however often a text has it. */
function picturesOf(missing: readonly MissingDescription[]) {
  const places = Map.groupBy(missing, ({ id, name, tab, language }) =>
    JSON.stringify([id ?? name, tab, language]),
  );
  return [...places.values()].flatMap(([picture]) =>
    picture
      ? {
          picture: picture.id ?? picture.name,
          name: picture.name,
          language: picture.language,
          is_in_text: picture.tab !== "basic",
        }
      : [],
  );
}

const languageInput = z.enum(languages);

/** An article, and the version of it that was read. */
const articleInput = z.strictObject({
  article: z.string().max(300).describe("The article's id or slug."),
  version: z.string().max(100).describe("The `version` that read_article gave."),
});

/** Changes the article that a tool names. */
function changeArticle(
  { article: named, version }: z.output<typeof articleInput>,
  context: ToolContext,
  change: (form: ArticleForm) => ArticleForm | Promise<ArticleForm>,
) {
  return changeDocument(articles, { named, version }, context, change);
}

const waits =
  "It is a proposal, which a person accepts or refuses, or is saved in a draft that assistants alone have written.";

const languageTexts = articleInput.extend({
  language: languageInput,
  texts: textsInput(article.fields),
  faqs: z
    .array(z.strictObject({ question: z.string(), answer: z.string().default("") }))
    .max(100)
    .default([])
    .describe("In the order of the article's own questions, as read_article gives them."),
});

export const fillInLanguage: Tool<typeof languageTexts> = {
  name: "fill_in_language",
  title: "Fill in the other language",
  description: `Writes what an article lacks in a language; what is written there already stays as it is, and is named in the answer. ${waits} save_working_version changes what is written.`,
  scope: "draft",
  input: languageTexts,
  async run(input, context) {
    const { language, texts, faqs } = input;
    let written: string[] = [];
    const saved = await changeArticle(input, context, (form) => {
      if (faqs.length > form.faqs.length) throw new ToolError("The article has fewer questions than these.");
      const present = Object.entries(toolAnswer(article, form, language));
      written = present.flatMap(([name, text]) =>
        typeof text === "string" && text.trim() !== "" ? [name] : [],
      );
      const lacking = Object.entries(texts).filter(([name]) => !written.includes(name));
      return {
        ...withInput(article, form, Object.fromEntries(lacking), language),
        faqs: form.faqs.map((faq, index) => withAnswer(faq, language, faqs[index])),
      };
    });
    return { ...saved, left_as_they_were: Object.keys(texts).filter((name) => written.includes(name)) };
  },
};

/** The question in this language with what it lacks there. */
function withAnswer(faq: FormFaq, language: Language, given?: { question: string; answer: string }): FormFaq {
  const fill = (texts: FormFaq["question"], text: string) =>
    texts[language].trim() === "" ? { ...texts, [language]: text } : texts;
  return given
    ? { ...faq, question: fill(faq.question, given.question), answer: fill(faq.answer, given.answer) }
    : faq;
}

const tagged = articleInput.extend({ tags: tagsInput });

export const proposeTags: Tool<typeof tagged> = {
  name: "propose_tags",
  title: "Propose tags",
  description: `Adds existing tags to an article. ${waits}`,
  scope: "draft",
  input: tagged,
  run: (input, context) =>
    changeArticle(input, context, async (form) => {
      const proposed = await tagIdsOf(context.db, input.tags);
      return { ...form, selectedTags: [...new Set([...form.selectedTags, ...proposed])] };
    }),
};

const asked = articleInput.extend({ faqs: itemsInput(article.fields.faqs).min(1) });

export const proposeFaqs: Tool<typeof asked> = {
  name: "propose_faqs",
  title: "Propose questions",
  description: `Adds questions and answers below those of an article. ${waits}`,
  scope: "draft",
  input: asked,
  run: (input, context) =>
    changeArticle(input, context, (form) => ({
      ...form,
      faqs: [...form.faqs, ...withInput(article, form, input).faqs],
    })),
};

const meta = articleInput.extend({
  language: languageInput,
  ...textsInput(article.fields).pick({ meta_title: true, meta_description: true, excerpt: true }).shape,
});

export const proposeMetaTexts: Tool<typeof meta> = {
  name: "propose_meta_texts",
  title: "Propose texts for search results",
  description: `Sets the meta title, the meta description or the excerpt in a language. ${waits}`,
  scope: "draft",
  input: meta,
  run: ({ language, ...input }, context) =>
    changeArticle(input, context, (form) => withInput(article, form, input, language)),
};

const described = articleInput.extend({
  language: languageInput,
  descriptions: z
    .array(
      z.strictObject({
        picture: z.string().max(2_048).describe("As read_article names it in undescribed_pictures."),
        description: z.string().min(1).max(altLimit),
      }),
    )
    .min(1)
    .max(100),
});

export const proposePictureDescriptions: Tool<typeof described> = {
  name: "propose_picture_descriptions",
  title: "Propose picture descriptions",
  description: `Describes pictures in the text that have no description in a language, in this article alone. For the library's own descriptions, and so that of the article's image, there is propose_descriptions. ${waits}`,
  scope: "draft",
  input: described,
  run: (input, context) =>
    changeArticle(input, context, async (form) => {
      const { language } = input;
      const lacking = await listUndescribed(form, language, context);
      const wanted = new Map(
        input.descriptions.map(({ picture, description }) => [picture, description.trim()]),
      );
      for (const picture of wanted.keys()) {
        if (!lacking.has(picture))
          throw new ToolError(`No picture "${picture}" in this text lacks a description.`);
      }
      const bySource = picturesIn(form.content[language]).flatMap(({ src }): [string, string][] => {
        const description = wanted.get(mediaIdOf(src) ?? src);
        return description ? [[src, description]] : [];
      });
      const content = describePictures(form.content[language], new Map(bySource));
      return withInput(article, form, { content }, language);
    }),
};

async function listUndescribed(
  form: ArticleForm,
  language: Language,
  { db }: ToolContext,
): Promise<Set<string>> {
  const known = await listPictureDescriptions(db, mediaIdsOfArticle(form));
  const missing = missingDescriptions(form, known).filter((picture) => picture.tab === language);
  return new Set(missing.map(({ id, name }) => id ?? name));
}
