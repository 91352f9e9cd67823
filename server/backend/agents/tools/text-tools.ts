import { z } from "zod";
import { readAll } from "../../../../app/data/batches.ts";
import type { Database } from "../../../../app/data/database.ts";
import { listTextChanges } from "../../../../app/data/site-texts/admin-site-texts.ts";
import { languages, lookUp } from "../../../../app/i18n/language-texts.ts";
import { siteTextsPanelTexts } from "../../../../app/i18n/panel/site-texts.en.ts";
import { type OutdatedText, outdatedTexts } from "../../../../app/panel/texts/outdated-texts.ts";
import { entriesByKey, type TextEntry, textGroups } from "../../../../app/panel/texts/text-catalog.ts";
import { fieldName, fieldsOf, rowIn, savedText } from "../../../../app/panel/texts/text-fields.ts";
import { findTexts as filterTexts } from "../../../../app/panel/texts/text-filter.ts";
import {
  advisedLength,
  maxLengthOf,
  placeholdersOf,
  textProblem,
} from "../../../../app/panel/texts/text-problem.ts";
import { foreignSource } from "./change-document.ts";
import { foreignSourcesIn } from "./foreign-sources.ts";
import { cutValue, longValue, splitLong } from "./long-values.ts";
import { listProposals, withProposed } from "./proposals.ts";
import { proposeAll } from "./propose-all.ts";
import { notSaved } from "./refusals.ts";
import { changedMeanwhile, type Tool, type ToolContext } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

const kind = "site text";
const atOnce = 50;
const groups = textGroups.map(({ id }) => id);

const findInput = z.strictObject({
  search: z.string().max(200).default("").describe("Words of the text in either language, or of its key."),
  group: z.enum(groups).optional().describe("The page, or the part of it, that has the text."),
  after: z.string().max(100).optional().describe("The `next` of an earlier answer."),
});

export const findTexts: Tool<typeof findInput> = {
  name: "find_texts",
  title: "Find texts of the site",
  description: `Lists the texts of the site that are no articles or pages, such as headings, buttons and mails, in each language, with what waits and what you propose; ${atOnce} at once. What is listed as \`long\` is read by read_text. Values take the place of \`placeholders\`.`,
  scope: "read",
  input: findInput,
  async run({ search, group, after }, { db }) {
    const known = await readTexts(db);
    const filter = { search, isChanged: false };
    const found = filterTexts(filter, known.fields, new Set(), nameOf)
      .filter((one) => group === undefined || one.group.id === group)
      .flatMap((one) => one.entries.map((entry) => ({ group: one.group.id, ...describe(known, entry) })));
    const from = after === undefined ? 0 : found.findIndex(({ key }) => key === after) + 1;
    const texts = found.slice(from, from + atOnce);
    return { texts, next: from + atOnce < found.length ? texts.at(-1)?.key : null };
  },
};

const readInput = z.strictObject({
  key: z.string().max(100),
  language: z.enum([...languages, "all"]),
  from: z.int().min(0).default(0).describe("The `next` of an earlier answer."),
  length: z.int().min(1_000).max(100_000).default(longValue).describe("How many characters at most."),
});

export const readText: Tool<typeof readInput> = {
  name: "read_text",
  title: "Read a text of the site",
  description: "Gives one text of find_texts in a language, on from `from`.",
  scope: "read",
  input: readInput,
  async run({ key, language, from, length }, { db }) {
    const { texts, version } = stateOf(await readTexts(db), entryOf(key));
    const text = texts[language];
    if (text === undefined) throw new ToolError(`"${key}" has no language "${language}".`);
    return { key, language, version, ...cutValue(text, from, length) };
  },
};

const proposeInput = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        key: z.string().max(100),
        version: z.string().max(200).describe("The `version` that find_texts gave."),
        nl: z.string().optional(),
        en: z.string().optional(),
        all: z.string().optional().describe("Of a fact of the firm, which has no language."),
      }),
    )
    .min(1)
    .max(atOnce),
});

export const proposeTexts: Tool<typeof proposeInput> = {
  name: "propose_texts",
  title: "Propose texts of the site",
  description:
    "Proposes other words for texts of find_texts, in the languages that are given; an empty one is the original again. A person accepts or refuses each.",
  scope: "draft",
  input: proposeInput,
  async run({ texts }, context) {
    const known = await readTexts(context.db);
    const changes = texts.map(({ key, version, ...given }) => {
      const state = stateOf(known, entryOf(key));
      if (state.version !== version) throw new ToolError(changedMeanwhile(`text "${key}"`));
      const document = { ...state.texts, ...tidied(key, state.texts, given, context) };
      return { kind, subject: key, base: state.current, document };
    });
    return proposeAll(changes, context);
  },
};

type Known = Awaited<ReturnType<typeof readTexts>>;

async function readTexts(db: Database) {
  const columns = "key, language, text, updated_at";
  const [stored, waiting, proposals] = await Promise.all([
    readAll((from, to) =>
      db.from("otm_site_texts").select(columns).order("key").order("language").range(from, to),
    ),
    readAll((from, to) =>
      db.from("otm_waiting_texts").select(columns).order("key").order("language").range(from, to),
    ),
    listProposals(db, kind),
  ]);
  return { stored, waiting, proposals, fields: fieldsOf({ stored, waiting }) };
}

/** What is outdated in the texts, with what waits and what is proposed. Throws as `expectData`. */
export async function listOutdatedTexts(db: Database): Promise<OutdatedText[]> {
  const changes = await listTextChanges(db);
  if (changes.length === 0) return [];
  const known = await readTexts(db);
  return outdatedTexts(changes, (key, language) => stateOf(known, entryOf(key)).texts[language]);
}

function entryOf(key: string): TextEntry {
  const entry = entriesByKey.get(key);
  if (!entry) throw new ToolError(`The site has no text "${key}". find_texts lists them.`);
  return entry;
}

/** A text in each of its languages: as it is stored, and with what is proposed. */
function stateOf({ stored, waiting, proposals, fields }: Known, { key, originals }: TextEntry) {
  const proposal = proposals.get(key);
  const current = Object.fromEntries(
    originals.map(({ language, text }) => [language, fields[fieldName(key, language)] ?? text]),
  );
  const rows = originals.map((one) => rowIn(waiting, { key, ...one }) ?? rowIn(stored, { key, ...one }));
  const times = [...rows.map((row) => row?.updated_at ?? "original"), proposal?.updated_at];
  return {
    current,
    texts: withProposed(current, proposal),
    version: times.filter(Boolean).join("~"),
    isProposed: proposal !== undefined,
    isWaiting: originals.some((one) => rowIn(waiting, { key, ...one })),
  };
}

function describe(known: Known, entry: TextEntry) {
  const { key, originals } = entry;
  const { texts, version, isWaiting, isProposed } = stateOf(known, entry);
  const { short, long } = splitLong(texts);
  return {
    key,
    version,
    ...short,
    ...(long.length > 0 && { long }),
    is_html: entry.isRich,
    max_length: maxLengthOf(key),
    advised_length: advisedLength(key),
    placeholders: [...new Set(originals.flatMap(({ text }) => placeholdersOf(text)))],
    is_waiting: isWaiting,
    is_proposed: isProposed,
  };
}

function nameOf(key: string): string {
  const texts: Readonly<Record<string, string>> = siteTextsPanelTexts.en;
  return texts[`texts.${key}`] ?? "";
}

/** The given texts as they would be stored. Throws ToolError for one that the panel would not save. */
function tidied(
  key: string,
  texts: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string | undefined>>,
  { siteUrl }: ToolContext,
): Record<string, string> {
  const { originals, isRich } = entryOf(key);
  const all = Object.entries(given).map(([language, text = ""]): [string, string] => {
    const original = originals.find((one) => one.language === language);
    if (!original) throw notSaved([`"${key}" has no language "${language}"`]);
    const problem = textProblem(key, original.text, text);
    if (problem) {
      throw notSaved([`"${key}": ${lookUp(siteTextsPanelTexts, "en", problem.key, problem.values)}`]);
    }
    const present = isRich ? foreignSourcesIn(texts[language] ?? "", siteUrl) : [];
    const added = isRich && foreignSourcesIn(text, siteUrl).find((source) => !present.includes(source));
    if (added) throw foreignSource(added);
    return [language, savedText(fieldName(key, language), text)];
  });
  return Object.fromEntries(all);
}
