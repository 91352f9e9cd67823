import { z } from "zod";
import type { Fields, FormOf } from "../../../../app/content/fields.ts";
import { emptyForm, fieldsOf, type Kind, valueIn, withValue } from "../../../../app/content/kind.ts";
import { listOutdatedSentences } from "../../../../app/data/articles/translation-marks.ts";
import type { Database } from "../../../../app/data/database.ts";
import { listTerms, termsIn } from "../../../../app/data/glossary/glossary.ts";
import { marksFor } from "../../../../app/data/pages/page-marks.ts";
import { listPlans } from "../../../../app/data/schedules/plans.ts";
import { slugOf } from "../../../../app/data/slug.ts";
import { listTags } from "../../../../app/data/tags/tags.ts";
import { languages } from "../../../../app/i18n/language-texts.ts";
import {
  changeDocument,
  createDocument,
  type Drafted,
  describeParts,
  editorAddress,
  nounOf,
  stateOf,
} from "./change-document.ts";
import { ownInput, textsInput, toolAnswer, withInput } from "./declared-fields.ts";
import { cutValue, longValue, splitLong } from "./long-values.ts";
import { type Opened, openDocument } from "./opened-document.ts";
import { notSaved } from "./refusals.ts";
import { tagIdsOf, tagsInput } from "./tag-input.ts";
import type { Tool, ToolContext } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** What the tools of a kind are called, and what differs between kinds. */
type Tools<Of extends Fields> = {
  /** The input that names a document, and what it takes; of what there is one alone, the name of its tools. */
  argument: string;
  named?: string;
  change: string;
  /** What a new one can't do without; absent where none is added. */
  needs?: string;
  /** Whether editors alone write it. */
  isOfEditors?: boolean;
  /** What reading one says besides. */
  more?(form: FormOf<Of>, db: Database): Promise<object>;
};

/** The tools that read, draft and change documents of a kind, from its declaration. */
export function documentTools<Of extends Fields>(
  drafted: Drafted<Of>,
  tools: Tools<Of>,
): readonly Tool<z.ZodObject>[] {
  const { argument, needs, isOfEditors = false } = tools;
  const noun = nounOf(drafted);
  const read = `read_${argument}`;
  const named = tools.named ? { [argument]: z.string().max(300).describe(tools.named) } : {};
  const version = z.string().max(100).describe(`The \`version\` that ${read} gave.`);
  const fields = fieldsInput(drafted.kind);
  return [
    {
      name: read,
      title: `Read: ${noun}`,
      description: `Gives one ${noun} as its editor opens it: the changes that wait to be published, else what is live, else the draft; with what you propose for it, named as \`proposed\`. Name its \`version\` when you change it. What is listed as \`long\` is left out: read it by \`part\`, on from \`next\`.`,
      scope: "read",
      isOfEditors,
      input: z.strictObject({ ...named, ...partInput(drafted.kind).shape }),
      async run(input, context) {
        const opened = await openDocument(drafted, context.db, String(input[argument] ?? ""));
        const { part, ...asked } = partInput(drafted.kind).parse(input);
        return part
          ? readPart(drafted, opened, { part, ...asked })
          : describe(drafted, tools, opened, asked.language, context);
      },
    },
    ...(needs === undefined ? [] : [draftTool(drafted, { ...tools, needs }, fields)]),
    {
      name: tools.change,
      title: `Change: ${noun}`,
      description: `Changes fields of one ${noun}: as a proposal, of which a person accepts or refuses each part, or in a draft that assistants alone have written. What is not given stays; lists are replaced as a whole.`,
      scope: "draft",
      isOfEditors,
      input: z.strictObject({ ...named, version, ...fields.shape }),
      run: (input, context) =>
        changeDocument(
          drafted,
          { named: String(input[argument] ?? ""), version: String(input.version) },
          context,
          (form) => withFields(drafted.kind, form, input, context),
        ),
    },
  ];
}

function draftTool<Of extends Fields>(
  drafted: Drafted<Of>,
  { argument, needs, isOfEditors = false }: Tools<Of> & { needs: string },
  input: z.ZodObject,
): Tool<z.ZodObject> {
  const noun = nounOf(drafted);
  return {
    name: `draft_${argument}`,
    title: `Draft: ${noun}`,
    description: `Stores a new ${noun} as a draft, which nobody but the people of the panel sees. It needs ${needs}.`,
    scope: "draft",
    isOfEditors,
    input,
    async run(given, context) {
      const form = await withFields(drafted.kind, emptyForm(drafted.kind), given, context);
      return createDocument(drafted, withSlug(form), context);
    },
  };
}

const optionalLanguage = z.enum(languages).optional();

function partInput({ fields }: Pick<Kind, "fields">) {
  const names = [textsInput(fields), ownInput(fields)].flatMap(({ shape }) => Object.keys(shape));
  return z.object({
    language: optionalLanguage.describe("The texts of one language alone; both when left out."),
    part: z.enum(names).optional().describe("One field alone, in `language` where it has one."),
    from: z.int().min(0).default(0).describe("Where to begin in the part: the `next` of an earlier answer."),
    length: z.int().min(1_000).max(100_000).default(longValue).describe("How many characters at most."),
  });
}

type PartInput = Required<Pick<z.output<ReturnType<typeof partInput>>, "part" | "from" | "length">>;

function readPart<Of extends Fields>(
  { kind }: Drafted<Of>,
  { stored, form, version }: Opened<FormOf<Of>>,
  { part = "", language, from, length }: PartInput & { language?: "nl" | "en" | undefined },
) {
  const value = toolAnswer(kind, form, language)[part];
  if (value === undefined) {
    throw new ToolError(
      `"${part}" ${language ? "has no language: leave `language` out" : "is of a language: give `language`"}.`,
    );
  }
  return { id: stored.id, version, part, ...(language && { language }), ...cutValue(value, from, length) };
}

async function describe<Of extends Fields>(
  drafted: Drafted<Of>,
  { more }: Tools<Of>,
  { stored, form, proposed, version }: Opened<FormOf<Of>>,
  language: "nl" | "en" | undefined,
  { db, siteUrl }: ToolContext,
) {
  const { kind } = drafted;
  const { id, unreadable } = stored;
  const tagField = tagFieldOf(kind);
  const [tags, planned, { outdated }, terms, others] = await Promise.all([
    tagField ? listTags(db) : [],
    listPlans(db, [id]),
    listOutdatedSentences(db, id, marksFor(kind)),
    listTerms(db),
    more?.(form, db),
  ]);
  const own = splitLong(toolAnswer(kind, form));
  const texts = languages
    .filter((one) => language === undefined || one === language)
    .map((one) => ({ language: one, ...splitLong(toolAnswer(kind, form, one), one) }));
  const carried = tagField && valueIn(form, { field: tagField });
  const long = [...own.long, ...texts.flatMap((text) => text.long)];
  return {
    id,
    version,
    state: stateOf(drafted, stored),
    ...(proposed.length > 0 && { proposed: describeParts(drafted, proposed) }),
    planned: planned.map(({ action, language, at }) => ({ action, language, at })),
    ...(unreadable.length > 0 && { unreadable: describeParts(drafted, unreadable) }),
    ...own.short,
    ...Object.fromEntries(texts.map((text) => [text.language, text.short])),
    ...(long.length > 0 && { long }),
    ...(Array.isArray(carried) && {
      tags: tags.filter((tag) => carried.includes(tag.id)).map(({ name }) => name),
    }),
    outdated: outdated.map(({ language, field, sentences }) => ({
      language,
      field,
      // Of a text as a whole, the other language says it.
      ...(sentences?.every(({ key }) => key !== "") && {
        sentences: sentences.map(({ text, before, after }) => ({ text, before, after })),
      }),
    })),
    // The firm's words for what this document is about.
    glossary: termsIn(terms, JSON.stringify(form)).map(({ nl, en }) => ({ nl, en })),
    ...others,
    edit_at: editorAddress(drafted, siteUrl, id),
  };
}

function tagFieldOf({ fields }: Pick<Kind, "fields">): string | undefined {
  return fieldsOf(fields).find(({ field }) => field.of === "tag")?.name;
}

function fieldsInput(kind: Pick<Kind, "fields">) {
  const texts = textsInput(kind.fields).optional();
  return z.strictObject({
    nl: texts,
    en: texts,
    ...(tagFieldOf(kind) && { tags: tagsInput.optional() }),
    ...ownInput(kind.fields).shape,
  });
}

const texts = z.record(z.string(), z.unknown()).default({});
const given = z.object({ nl: texts, en: texts, tags: tagsInput.optional() });

async function withFields<Of extends Fields>(
  kind: Kind<Of>,
  form: FormOf<Of>,
  input: Readonly<Record<string, unknown>>,
  { db }: ToolContext,
): Promise<FormOf<Of>> {
  const { nl, en, tags } = given.parse(input);
  const written = withInput(kind, withInput(kind, withInput(kind, form, nl, "nl"), en, "en"), input);
  const field = tagFieldOf(kind);
  return tags && field ? withValue(written, { field }, await tagIdsOf(db, tags)) : written;
}

/** Without a slug, one that is made of the title. Throws ToolError without a title too. */
function withSlug<Form extends object>(form: Form): Form {
  const titleIn = (language: "nl" | "en") => String(valueIn(form, { field: "title", language }));
  const slug = valueIn(form, { field: "slug" }) || slugOf(titleIn("en")) || slugOf(titleIn("nl"));
  if (!slug) throw notSaved(["It needs a title in a language, of which its slug is made, or a slug"]);
  return withValue(form, { field: "slug" }, slug);
}
