import { accountDatabase } from "../../account/account-database.ts";
import { readDocument } from "../../content/document.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import { fieldsOf, type Kind, type Part, valueIn } from "../../content/kind.ts";
import { getTitles } from "../../data/articles/article-titles.ts";
import { listTags } from "../../data/tags/tags.ts";
import type { VersionSource } from "../../data/versions/versions.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { type ChosenVersions, readChosen } from "./chosen-versions.ts";

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
