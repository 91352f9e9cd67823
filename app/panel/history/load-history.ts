import { accountDatabase } from "../../account/account-database.ts";
import { type AttributedPart, attribute } from "../../content/attribution.ts";
import { readDocument } from "../../content/document.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import { writtenTexts } from "../../content/form.ts";
import { fieldsOf, type Kind, type Part, valueIn } from "../../content/kind.ts";
import { getTitles } from "../../data/articles/article-titles.ts";
import { listTags } from "../../data/tags/tags.ts";
import { type ListedVersion, listDocuments, type VersionSource } from "../../data/versions/versions.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { type ChosenVersions, readChosen } from "./chosen-versions.ts";
import { type TextSource, textSources } from "./describe-version.ts";

/** A version with what could be read of it. */
export type ReadVersion<Form> = { number: number; form: Form; unreadable: readonly Part[] };

/** Two versions, and the names of what they name by id. */
export type ReadComparison<Form> = {
  before: ReadVersion<Form> | null;
  after: ReadVersion<Form> | null;
  names: ReadonlyMap<string, string>;
};

/** The versions of a document, its title, and the two that the address names; null for what could not be read. */
export async function loadHistory<Of extends Fields>(kind: Kind<Of>, source: VersionSource, address: string) {
  const chosen = readChosen(new URL(address).searchParams);
  // The texts of both versions can be long: the list does not wait for them.
  const comparison = orNull(readComparison(kind, source, chosen));
  const [present, part] = await Promise.all([orNull(source.present()), orNull(source.list(null))]);
  return { present: part && present, part, chosen, comparison };
}

async function readComparison<Of extends Fields>(
  kind: Kind<Of>,
  source: VersionSource,
  { version, other }: ChosenVersions,
): Promise<ReadComparison<FormOf<Of>>> {
  const pair = await source.pair(version, other);
  const read = (found: typeof pair.before) =>
    found && { number: found.number, ...readDocument(kind, found.document) };
  const [before, after] = [read(pair.before), read(pair.after)];
  return { before, after, names: await namesIn(kind, [before?.form, after?.form]) };
}

/** The names of the tags and articles that forms name by id. */
export async function namesIn(
  kind: Pick<Kind, "fields">,
  forms: readonly (object | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (of: "tag" | "article") =>
    fieldsOf(kind.fields)
      .filter(({ field }) => field.of === of)
      .flatMap(({ name }) => forms.flatMap((form) => form && valueIn(form, { field: name })))
      .filter((id) => typeof id === "string");
  const db = accountDatabase();
  const [tags, articles] = await Promise.all([
    idsOf("tag").length > 0 ? listTags(db) : [],
    getTitles(db, [...new Set(idsOf("article"))]),
  ]);
  return new Map([
    ...tags.map(({ id, name }) => [id, name] as const),
    ...articles.map(({ id, title, slug }) => [id, title ?? slug] as const),
  ]);
}

export type Attribution = {
  parts: Readonly<Record<Language, AttributedPart<TextSource>[]>>;
  /** Whether there are versions that were not read. */
  hasOlder: boolean;
};

/** Documents are read in answers of as many: they can have megabytes. */
const documentsAtOnce = 10;

/**
 * Who wrote what in a version: by it and as many before it. Throws when a query fails.
 *
 * @param most a version more or less, as the history comes in parts
 */
export async function readAttribution<Of extends Fields>(
  kind: Kind<Of>,
  source: VersionSource,
  number: number,
  most: number,
): Promise<Attribution> {
  let [list, hasOlder]: [ListedVersion[], boolean] = [[], true];
  while (hasOlder && list.length < most) {
    const part = await source.list(list.at(-1)?.number ?? number + 1);
    [list, hasOlder] = [[...list, ...part.versions], part.hasMore];
  }
  const wanted = textSources(list);
  const said: { source: TextSource; texts: { part: Part; text: string }[] }[] = [];
  for (let read = 0; read < wanted.length; read += documentsAtOnce) {
    const some = wanted.slice(read, read + documentsAtOnce);
    const documents = await listDocuments(
      accountDatabase(),
      some.map(({ id }) => id),
    );
    for (const source of some) {
      const { form } = readDocument(kind, documents.get(source.id));
      said.unshift({ source, texts: [...writtenTexts(kind.fields, form)] });
    }
  }
  const partsIn = (language: Language) =>
    attribute(
      said.map(({ source, texts }) => ({
        source,
        texts: texts.filter(({ part }) => part.language === language),
      })),
      language,
    );
  return { parts: { nl: partsIn("nl"), en: partsIn("en") }, hasOlder };
}
