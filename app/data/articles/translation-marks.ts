import { article } from "../../content/article.ts";
import { translatedFields, wordsIn } from "../../content/document.ts";
import type { Fields } from "../../content/fields.ts";
import type { VersionedKind } from "../../content/kinds.ts";
import { otherLanguage } from "../../i18n/addresses.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { getArticleAt } from "./article-versions.ts";

/** A kind whose translations are marked. */
export type MarkedKind = {
  kind: VersionedKind;
  /** The columns of its marked fields, by their names; others are marked by a name of their own. */
  columns: Readonly<Record<string, string>>;
  /** The words of the other language, before and after its change; null when they are no longer kept. Throws Error. */
  changedWords(
    db: Database,
    id: string,
    mark: TranslationMark,
  ): Promise<{ before: string; after: string } | null>;
};

export const articleMarks: MarkedKind = {
  kind: "article",
  columns: columnsOf(article.fields),
  changedWords: (db, id, mark) =>
    changedWords(
      mark,
      (number) => getArticleAt(db, id, number),
      (form) => wordsIn(article, form, mark.field, otherLanguage(mark.language)),
    ),
};

/** The columns of the fields that have words of their own in each language. */
export function columnsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(translatedFields(fields).map(({ name, column }) => [name, column]));
}

/** The words of a mark's two versions; null when one is no longer kept. */
export async function changedWords<Form>(
  { seen, changed }: TranslationMark,
  read: (number: number) => Promise<Form | null>,
  wordsOf: (form: Form) => string,
): Promise<{ before: string; after: string } | null> {
  const [before, after] = await Promise.all([read(seen), read(changed)]);
  return before && after && { before: wordsOf(before), after: wordsOf(after) };
}

/** A field whose other language was changed after it. */
export type TranslationMark = {
  language: Language;
  field: string;
  /** The version in which this field was last changed, or confirmed. */
  seen: number;
  /** The version in which the other language was last changed, and when. */
  changed: number;
  changedAt: string;
};

/** The newest change of a field in a language; an empty field has none. */
export type FieldChange = { language: string; field: string; number: number; changed_at: string };

/** The outdated translations of a document, as it was last saved. Throws when the query fails. */
export async function listTranslationMarks(
  db: Database,
  id: string,
  { columns }: MarkedKind = articleMarks,
): Promise<TranslationMark[]> {
  const changes = expectData(
    await db.from("otm_field_changes").select("language, field, number, changed_at").eq("subject_id", id),
  );
  return translationMarksOf(changes, columns);
}

/** The newest changes of fields of these documents, by document. Throws when the query fails. */
export async function listFieldChanges(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FieldChange[]>> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_field_changes")
      .select("subject_id, language, field, number, changed_at")
      .in("subject_id", ids)
      .order("subject_id")
      .order("language")
      .order("field")
      .range(from, to),
  );
  return Map.groupBy(rows, ({ subject_id }) => subject_id);
}

/** The fields that have an older version than the same field of the other language; both are written. */
export function translationMarksOf(
  changes: readonly FieldChange[],
  columns = articleMarks.columns,
): TranslationMark[] {
  const known = Object.values(columns);
  const others = new Set(changes.map(({ field }) => field).filter((field) => !known.includes(field)));
  const marked = [...Object.entries(columns), ...[...others].map((field) => [field, field] as const)];
  return marked.flatMap(([name, column]) => {
    const find = (language: Language) =>
      changes.find((change) => change.language === language && change.field === column);
    return languages.flatMap((language) => {
      const [own, other] = [find(language), find(otherLanguage(language))];
      if (!own || !other || other.number <= own.number) return [];
      return [
        { language, field: name, seen: own.number, changed: other.number, changedAt: other.changed_at },
      ];
    });
  });
}

/** Says that a marked field is still right. Throws Error. */
export async function confirmTranslation(
  db: Database,
  { kind, columns }: MarkedKind,
  id: string,
  { language, field, changed }: TranslationMark,
): Promise<void> {
  throwIfFailed(
    await db.rpc("confirm_translation", {
      _kind: kind,
      _id: id,
      _language: language,
      _field: columns[field] ?? field,
      _number: changed,
    }),
  );
}
