import { z } from "zod";
import { type ArticleForm, emptyArticle, withTitle } from "../../../../app/data/articles/article-form.ts";
import {
  articleInput,
  faqsInput,
  formFaqOf,
  tagIdsOf,
  tagsInput,
  textsInput,
  withTexts,
} from "./article-input.ts";
import { changeArticle, createArticle } from "./change-article.ts";
import type { Tool, ToolContext } from "./tool.ts";

const fieldsInput = z.strictObject({
  nl: textsInput.optional(),
  en: textsInput.optional(),
  slug: z
    .string()
    .optional()
    .describe("Small letters, digits and hyphens; of a new article made of its title when left out."),
  author: z.string().optional(),
  read_time: z.number().int().min(1).max(999).optional().describe("In minutes."),
  image: z.string().optional().describe("An address on this site, such as /media/… of its library."),
  tags: tagsInput.optional(),
  faqs: faqsInput.optional(),
});

export const draftArticle: Tool<typeof fieldsInput> = {
  name: "draft_article",
  title: "Draft an article",
  description:
    "Stores a new article as a draft, which nobody but the people of the panel sees. It needs a title and content in a language.",
  scope: "draft",
  input: fieldsInput,
  async run(fields, context) {
    const titled = withTitle(emptyArticle(), "nl", fields.nl?.title ?? "", true);
    const form = withTitle(titled, "en", fields.en?.title ?? "", true);
    return createArticle(await withFields(form, fields, context), context);
  },
};

const changeInput = articleInput.extend(fieldsInput.shape);

export const saveWorkingVersion: Tool<typeof changeInput> = {
  name: "save_working_version",
  title: "Change an article",
  description:
    "Saves changed fields of an article: beside a live one, where they wait until a person publishes them, or in a draft. What is not given stays; tags and faqs are replaced as a whole.",
  scope: "draft",
  input: changeInput,
  run: (input, context) => changeArticle(input, context, (form) => withFields(form, input, context)),
};

async function withFields(
  form: ArticleForm,
  { nl, en, ...fields }: z.output<typeof fieldsInput>,
  { db }: ToolContext,
): Promise<ArticleForm> {
  const written = withTexts(withTexts(form, "nl", nl ?? {}), "en", en ?? {});
  return {
    ...written,
    slug: fields.slug ?? form.slug,
    author: fields.author ?? form.author,
    readTime: String(fields.read_time ?? form.readTime),
    imageUrl: fields.image ?? form.imageUrl,
    selectedTags: fields.tags ? await tagIdsOf(db, fields.tags) : form.selectedTags,
    faqs: fields.faqs?.map(formFaqOf) ?? form.faqs,
  };
}
