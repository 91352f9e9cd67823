import { article } from "../../content/article.ts";
import { readDocument, textsIn, translatedFields } from "../../content/document.ts";
import type { Fields } from "../../content/fields.ts";
import type { Kind } from "../../content/kind.ts";
import { type FieldVersion, type OutdatedSentence, outdatedSentences } from "../../content/sentences.ts";
import { plainText } from "../../html/plain-text.ts";
import { otherLanguage } from "../../i18n/addresses.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { listVersionsFrom } from "../versions/versions.ts";

/** A kind whose translations are marked. */
export type MarkedKind = {
  kind: string;
  /** The columns of its marked fields, by their names; others are marked by a name of their own. */
  columns: Readonly<Record<string, string>>;
  /** The texts of a marked field in a stored document. */
  textsOf(document: unknown): (field: string, language: Language) => string[];
};

/** The marks of a kind whose fields are marked by their names. */
export function marksOf<Of extends Fields>(kind: Kind<Of>): MarkedKind {
  return {
    kind: kind.name,
    columns: columnsOf(kind.fields),
    textsOf(document) {
      const { form } = readDocument(kind, document);
      return (field, language) => textsIn(kind, form, field, language);
    },
  };
}

export const articleMarks = marksOf(article);

/** The columns of the fields that have words of their own in each language. */
export function columnsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(translatedFields(fields).map(({ name, column }) => [name, column]));
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

/** A field of which a language has something to look at. */
export type OutdatedField = {
  language: Language;
  field: string;
  changedAt: string;
  /** Null when the text with which both languages agreed is no longer kept. */
  sentences: readonly OutdatedSentence[] | null;
};

export type OutdatedFields = {
  outdated: OutdatedField[];
  /** Fields in which nothing is outdated any more, though they are marked. */
  agreed: string[];
  /** The newest version, which this was read of. */
  number: number;
};

/** What has to be looked at in a saved document, sentence by sentence. Throws when a query fails. */
export async function listOutdatedSentences(
  db: Database,
  id: string,
  { columns, textsOf }: MarkedKind,
): Promise<OutdatedFields> {
  const changes = expectData(
    await db
      .from("otm_field_changes")
      .select("language, field, number, changed_at, settled")
      .eq("subject_id", id),
  );
  const marks = translationMarksOf(changes, columns);
  const versions = await listVersionsFrom(
    db,
    id,
    marks.map(({ seen }) => seen),
  );
  const read = versions.map((version) => ({ ...version, texts: textsOf(version.document) }));
  const found = marks.map((mark): OutdatedField[] => {
    const first = read.findLastIndex(({ number }) => number <= mark.seen);
    if (first < 0) return [{ ...mark, sentences: null }];
    const column = columns[mark.field] ?? mark.field;
    const settled = changes.filter(({ field }) => field === column).flatMap((change) => change.settled);
    const steps = read.slice(first).map(({ created_at: changedAt, texts }) => ({
      changedAt,
      texts: { nl: texts(mark.field, "nl"), en: texts(mark.field, "en") },
    }));
    const sentences = outdatedSentences(steps, new Set(settled)) ?? [asOne(mark, steps)];
    return [...Map.groupBy(sentences, ({ language }) => language)].map(([language, ofLanguage]) => ({
      language,
      field: mark.field,
      changedAt: ofLanguage.map((sentence) => sentence.changedAt).reduce((a, b) => (a > b ? a : b)),
      sentences: ofLanguage,
    }));
  });
  return {
    outdated: found.flat(),
    agreed: marks.filter((_, index) => found[index]?.length === 0).map(({ field }) => field),
    number: read.at(-1)?.number ?? 0,
  };
}

/** The other language of a field as a whole, where the two are not built alike. */
function asOne({ language, changedAt }: TranslationMark, steps: readonly FieldVersion[]): OutdatedSentence {
  const other = otherLanguage(language);
  const [before, after] = [steps.at(0), steps.at(-1)].map((step) =>
    (step?.texts[other] ?? []).map((text) => plainText(text)).join("\n"),
  );
  return { language, text: "", before: before ?? "", after: after ?? "", changedAt, key: "" };
}

/** Says that sentences of a language are still right; of a text as a whole, that all of it is. Throws Error. */
export async function confirmSentences(
  db: Database,
  kind: MarkedKind,
  id: string,
  { language, field }: Pick<OutdatedField, "language" | "field">,
  keys: readonly string[],
): Promise<void> {
  const named = { _kind: kind.kind, _id: id, _language: language, _field: kind.columns[field] ?? field };
  throwIfFailed(await db.rpc("confirm_sentences", { ...named, _keys: [...keys] }));
}

/** Says that both languages of a field agree in this version. Throws Error. */
export async function confirmTranslation(
  db: Database,
  { kind, columns }: MarkedKind,
  id: string,
  field: string,
  number: number,
): Promise<void> {
  for (const _language of languages) {
    throwIfFailed(
      await db.rpc("confirm_translation", {
        _kind: kind,
        _id: id,
        _language,
        _field: columns[field] ?? field,
        _number: number,
      }),
    );
  }
}
