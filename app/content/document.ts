import type { Json } from "../data/schema.ts";
import { type Language, languages } from "../i18n/language-texts.ts";
import { z } from "../zod.ts";
import { type Field, type Fields, type FormOf, fieldsOfItem, variantOf } from "./fields.ts";
import { isWrittenIn, storedForm } from "./form.ts";
import {
  columnOf,
  fieldsOf,
  type Item,
  itemsIn,
  itemsOf,
  type Kind,
  makeForm,
  type Part,
  partName,
  valueIn,
} from "./kind.ts";

/** The form of a document, and the parts that could not be read: empty there, or a default. */
export type ReadForm<Form> = { form: Form; unreadable: readonly Part[] };

type Row = Record<string, unknown>;

const row = z.record(z.string(), z.unknown());
const rowWithId = z.object({ id: z.string() }).catchall(z.unknown());
const typedRow = rowWithId.extend({ type: z.string() });
const anything = z.record(z.string(), z.json());
const list = z.array(z.unknown());
const languageRow = z.object({ language: z.enum(languages) }).catchall(z.unknown());
const keyedRow = z.object({ content_key: z.string() }).catchall(z.unknown());

/** Reads a stored document field by field. Never throws. */
export function readDocument<Of extends Fields>(kind: Kind<Of>, stored: unknown): ReadForm<FormOf<Of>> {
  const unreadable = new Map<string, Part>();
  const fail = (part: Part) => unreadable.set(partName(part), part);
  const document = row.safeParse(stored).data ?? {};
  const texts = textsOf(kind, document, (language) =>
    fail({ field: kind.main, ...(language && { language }) }),
  );
  const form = makeForm(kind.fields, (field, name, language) => {
    const part = { field: name, ...(language && { language }) };
    const column = columnOf(name, field);
    const value = language ? texts(column, language) : document[column];
    // A text of a language that is not stored is empty, and so is a list.
    if (field.item && language && !isStoredIn(kind, document, language)) return structuredClone(field.empty);
    return readValue(field, value, () => fail(part));
  });
  return { form, unreadable: [...unreadable.values()] };
}

/** How a document's value of a column in a language is found; undefined in a language that it lacks. */
function textsOf(
  { languagesIn }: Pick<Kind, "languagesIn">,
  document: Row,
  fail: (language?: Language) => void,
): (column: string, language: Language) => unknown {
  if (languagesIn === "columns") return (column, language) => document[`${column}_${language}`];
  const failAll = () => {
    for (const language of languages) fail(language);
  };
  if (languagesIn === "keys") {
    const rows = readList(document.texts, keyedRow, failAll);
    return (column, language) => rows.find((one) => one.content_key === column)?.[`value_${language}`];
  }
  const rows = readList(document.content, languageRow, failAll);
  for (const language of languages) {
    if (rows.filter((one) => one.language === language).length > 1) fail(language);
  }
  return (column, language) => rows.find((one) => one.language === language)?.[column];
}

function isStoredIn(
  { languagesIn }: Pick<Kind, "languagesIn">,
  { content }: Row,
  language: Language,
): boolean {
  const rows = list.safeParse(content).data ?? [];
  return languagesIn !== "rows" || rows.some((one) => languageRow.safeParse(one).data?.language === language);
}

function readValue(field: Field, value: unknown, fail: () => void): unknown {
  const { type, reader, item, otherwise } = field;
  if (type === "links") return readList(value, reader, fail);
  if (item) {
    const schema = field.variants ? typedRow : field.hasIds ? rowWithId : row;
    return readList<Row>(value, schema, fail).map((one) => readItem(field, one, fail));
  }
  const result = reader.safeParse(value);
  if (result.success) return result.data;
  fail();
  return structuredClone(otherwise);
}

/** The items of a list, less those that are none. */
function readList<Item>(value: unknown, schema: z.ZodType<Item>, fail: () => void): Item[] {
  const items = list.safeParse(value);
  if (!items.success) fail();
  return (items.data ?? []).flatMap((one) => {
    const result = schema.safeParse(one);
    if (!result.success) fail();
    return result.success ? [result.data] : [];
  });
}

function readItem(list: Field, { id, ...stored }: Row, fail: () => void) {
  return {
    ...(list.variants && (variantOf(list, stored) ? { type: stored.type } : stored)),
    // Rows and some documents have ids.
    key: typeof id === "string" ? id : crypto.randomUUID(),
    ...makeForm(fieldsOfItem(list, stored), (field, name, language) => {
      const column = columnOf(name, field);
      return readValue(field, stored[language ? `${column}_${language}` : column], fail);
    }),
  };
}

/** An item of a list in a form, from its columns. */
export function itemOfColumns(field: Field, columns: Row): Item {
  return readItem(field, columns, () => {});
}

/** The form as a version holds it: as it would be stored. */
export function documentOf<Of extends Fields>(kind: Kind<Of>, form: FormOf<Of>): Record<string, Json> {
  const stored = storedForm(kind, form);
  const columns = fieldsOf(kind.fields);
  const own = columns.filter(({ field }) => !field.isPerLanguage);
  const texts = columns.filter(({ field }) => field.isPerLanguage);
  const written = languages.filter((language) => isWrittenIn(kind, form, language));
  const document: Record<string, Json> = Object.fromEntries(
    own.map(({ name, field, column }) => [column, storedValue(field, stored, name)]),
  );
  if (kind.languagesIn === "columns") return { ...document, ...textColumns(kind.fields, stored) };
  if (kind.languagesIn === "keys") {
    document.texts = texts.map(({ name, field, column }) => ({
      content_key: column,
      ...Object.fromEntries(
        languages.map((language) => [`value_${language}`, storedValue(field, stored, name, language)]),
      ),
    }));
    return document;
  }
  document.content = written.map((language) => ({
    language,
    ...Object.fromEntries(
      texts.map(({ name, field, column }) => [column, storedValue(field, stored, name, language)]),
    ),
  }));
  return document;
}

function storedValue(field: Field, form: object, name: string, language?: Language): Json {
  const value = valueIn(form, { field: name, ...(language && { language }) });
  return field.item ? itemsOf(value).map((item) => itemColumns(field, item)) : field.store(value);
}

/** An item of a list as documents hold it. */
export function itemColumns(list: Field, of: Item): Record<string, Json> {
  const item = fieldsOfItem(list, of);
  const own = fieldsOf(item).filter(({ field }) => !field.isPerLanguage);
  return {
    ...(list.variants && typeColumns(list, of)),
    ...(list.hasIds && { id: of.key }),
    ...Object.fromEntries(own.map(({ name, field, column }) => [column, storedValue(field, of, name)])),
    ...textColumns(item, of),
  };
}

/** The type of an item; with all that it has when that is not known. */
function typeColumns(list: Field, { key: _, ...of }: Item): Record<string, Json> {
  const { data } = anything.safeParse(of);
  return variantOf(list, of) || !data ? { type: of.type ?? "" } : data;
}

function textColumns(fields: Fields, form: object): Record<string, Json> {
  return Object.fromEntries(
    languages.flatMap((language) =>
      fieldsOf(fields)
        .filter(({ field }) => field.isPerLanguage)
        .map(({ name, field, column }) => [
          `${column}_${language}`,
          storedValue(field, form, name, language),
        ]),
    ),
  );
}

/** The texts of a field in a language, HTML or plain: those of a list by item. */
export function textsIn<Of extends Fields>(
  { fields }: Kind<Of>,
  form: FormOf<Of>,
  field: string,
  language: Language,
): string[] {
  const { item }: Partial<Field> = fields[field] ?? {};
  if (!item) return [String(valueIn(form, { field, language }) ?? "")];
  const inner = Object.keys(item);
  return itemsIn(form, field).flatMap((one) =>
    inner.map((name) => String(valueIn(one, { field: name, language }) ?? "")),
  );
}

/** The fields that have words of their own in each language. */
export function translatedFields(fields: Fields): { name: string; column: string }[] {
  return fieldsOf(fields).filter(({ field }) => field.item || (field.isPerLanguage && field.type !== "flag"));
}

/**
 * The columns of a query whose rows are read as documents.
 *
 * @param tables those of `content` and of the lists; the query names other columns itself
 */
export function selectOf(fields: Fields, tables: Readonly<Record<string, string>>): string {
  const columns = fieldsOf(fields);
  const texts = columns.filter(({ field }) => field.isPerLanguage).map(({ column }) => column);
  const own = columns.filter(({ field }) => !field.isPerLanguage && !field.item && !field.isSet);
  const lists = columns.flatMap(({ column, field: { item } }) => {
    if (!item || !tables[column]) return [];
    const of = fieldsOf(item).flatMap((inner) =>
      inner.field.isPerLanguage ? languages.map((language) => `${inner.column}_${language}`) : [inner.column],
    );
    return [`${column}:${tables[column]}(id,${of.join(",")})`];
  });
  const content = tables.content ? [`content:${tables.content}(language,${texts.join(",")})`] : [];
  return [...own.map(({ column }) => column), ...content, ...lists].join(",");
}
