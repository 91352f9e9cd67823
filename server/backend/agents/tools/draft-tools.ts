import { z } from "zod";
import { type ArticleForm, article, emptyArticle, withTitle } from "../../../../app/content/article.ts";
import { articleInput, tagIdsOf, tagsInput } from "./article-input.ts";
import { articles } from "./articles.ts";
import { changeDocument, createDocument } from "./change-document.ts";
import { ownInput, textsInput, withInput } from "./declared-fields.ts";
import type { Tool, ToolContext } from "./tool.ts";

const texts = textsInput(article.fields);
const known = z.object({ nl: texts.optional(), en: texts.optional(), tags: tagsInput.optional() });
const fieldsInput = z.strictObject({ ...known.shape, ...ownInput(article.fields).shape });

export const draftArticle: Tool<typeof fieldsInput> = {
  name: "draft_article",
  title: "Draft an article",
  description:
    "Stores a new article as a draft, which nobody but the people of the panel sees. It needs a title and content in a language.",
  scope: "draft",
  input: fieldsInput,
  async run(fields, context) {
    const { nl, en } = known.parse(fields);
    const titled = withTitle(emptyArticle(), "nl", titleIn(nl), true);
    const form = withTitle(titled, "en", titleIn(en), true);
    return createDocument(articles, await withFields(form, fields, context), context);
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
  run: ({ article: changed, version, ...fields }, context) =>
    changeDocument(articles, { named: changed, version }, context, (form) =>
      withFields(form, fields, context),
    ),
};

function titleIn(given: z.output<typeof texts> = {}): string {
  return typeof given.title === "string" ? given.title : "";
}

async function withFields(
  form: ArticleForm,
  fields: Readonly<Record<string, unknown>>,
  { db }: ToolContext,
): Promise<ArticleForm> {
  const { nl = {}, en = {}, tags } = known.parse(fields);
  const written = withInput(article, withInput(article, form, nl, "nl"), en, "en");
  return {
    ...withInput(article, written, fields),
    selectedTags: tags ? await tagIdsOf(db, tags) : form.selectedTags,
  };
}
