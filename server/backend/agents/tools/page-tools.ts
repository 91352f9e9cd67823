import { z } from "zod";
import { emptyForm } from "../../../../app/content/kind.ts";
import { type PageForm, page } from "../../../../app/content/page.ts";
import { asPageKind, pageKinds } from "../../../../app/content/page-kinds.ts";
import { listTranslationMarks } from "../../../../app/data/articles/translation-marks.ts";
import { expectData } from "../../../../app/data/database.ts";
import { pagePath } from "../../../../app/data/pages/page-address.ts";
import { listPlans } from "../../../../app/data/schedules/plans.ts";
import { slugOf } from "../../../../app/data/slug.ts";
import { listTags } from "../../../../app/data/tags/tags.ts";
import { tagIdsOf, tagsInput } from "./article-input.ts";
import {
  changeDocument,
  createDocument,
  editorAddress,
  stateOf,
  unreadableIn,
  versionOf,
} from "./change-document.ts";
import { ownInput, textsInput, toolAnswer, withInput } from "./declared-fields.ts";
import { pages } from "./pages.ts";
import type { Tool, ToolContext } from "./tool.ts";

const findInput = z.strictObject({ page_kind: z.enum(pageKinds).optional() });

export const findPages: Tool<typeof findInput> = {
  name: "find_pages",
  title: "Find pages",
  description: "Lists pages, cases and services, drafts too, the newest first; 200 at most.",
  scope: "read",
  input: findInput,
  async run({ page_kind: kind }, { db }) {
    const query = db
      .from("otm_pages")
      .select("id, kind, slug, published, updated_at, otm_page_content(language, title)")
      .order("created_at", { ascending: false })
      .limit(200);
    const rows = expectData(await (kind ? query.eq("kind", kind) : query));
    return {
      pages: rows.map((row) => ({
        id: row.id,
        path: pagePath(asPageKind(row.kind), row.slug),
        is_live: row.published,
        updated_at: row.updated_at,
        titles: Object.fromEntries(row.otm_page_content.map(({ language, title }) => [language, title])),
      })),
    };
  },
};

const readInput = z.strictObject({
  page: z.string().max(300).describe("The id or Dutch path, such as /cases/x."),
});

export const readPage: Tool<typeof readInput> = {
  name: "read_page",
  title: "Read a page",
  description:
    "Gives a page, case or service as its editor opens it, with its sections in each language: the changes that wait to be published, else what is live, else the draft. Name its `version` when you change it.",
  scope: "read",
  input: readInput,
  async run({ page: named }, { db, siteUrl }) {
    const stored = await pages.open(db, named);
    const { id, form } = stored;
    const [tags, planned, marks] = await Promise.all([
      listTags(db),
      listPlans(db, [id]),
      listTranslationMarks(db, id),
    ]);
    return {
      id,
      version: versionOf(stored),
      state: stateOf(pages, stored),
      planned: planned.map(({ action, language, at }) => ({ action, language, at })),
      ...(stored.unreadable.length > 0 && { unreadable: unreadableIn(pages, stored) }),
      ...toolAnswer(page, form),
      nl: toolAnswer(page, form, "nl"),
      en: toolAnswer(page, form, "en"),
      tags: tags.filter((tag) => form.selectedTags.includes(tag.id)).map(({ name }) => name),
      outdated: marks.map(({ language, field }) => ({ language, field })),
      edit_at: editorAddress(pages, siteUrl, id),
    };
  },
};

const texts = textsInput(page.fields);
const known = z.object({ nl: texts.optional(), en: texts.optional(), tags: tagsInput.optional() });
const fieldsInput = z.strictObject({ ...known.shape, ...ownInput(page.fields).shape });

export const draftPage: Tool<typeof fieldsInput> = {
  name: "draft_page",
  title: "Draft a page",
  description:
    "Stores a new page, case or service made of sections as a draft, which nobody but the people of the panel sees. It needs a title in a language.",
  scope: "draft",
  input: fieldsInput,
  async run(fields, context) {
    const form = await withFields(emptyForm(page), fields, context);
    const slug = form.slug || slugOf(form.title.en || form.title.nl);
    return createDocument(pages, { ...form, slug }, context);
  },
};

const changeInput = z.strictObject({
  ...readInput.shape,
  version: z.string().max(100).describe("The `version` that read_page gave."),
  ...fieldsInput.shape,
});

export const changePage: Tool<typeof changeInput> = {
  name: "change_page",
  title: "Change a page",
  description:
    "Saves changed fields of a page: beside a live one, where they wait until a person publishes them, or in a draft. What is not given stays; sections of a language and tags are replaced as a whole.",
  scope: "draft",
  input: changeInput,
  run: ({ page: named, version, ...fields }, context) =>
    changeDocument(pages, { named, version }, context, (form) => withFields(form, fields, context)),
};

async function withFields(
  form: PageForm,
  fields: Readonly<Record<string, unknown>>,
  { db }: ToolContext,
): Promise<PageForm> {
  const { nl = {}, en = {}, tags } = known.parse(fields);
  const written = withInput(page, withInput(page, form, nl, "nl"), en, "en");
  return {
    ...withInput(page, written, fields),
    selectedTags: tags ? await tagIdsOf(db, tags) : form.selectedTags,
  };
}
