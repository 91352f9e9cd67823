import { z } from "zod";
import { documentOf } from "../../../app/content/document.ts";
import { type Field, type Fields, type FormOf, fieldsOfItem } from "../../../app/content/fields.ts";
import {
  columnOf,
  emptyForm,
  emptyItem,
  emptyVariant,
  type Item,
  itemsOf,
  type Kind,
  type Part,
  partName,
  valueIn,
  withValue,
} from "../../../app/content/kind.ts";
import { type Language, languages } from "../../../app/i18n/language-texts.ts";

/** A part of a form that holds one value; of a list those of its first item, or of the first of each type. */
export type Place = { name: string; part: Part; field: Field; list?: Field };

/** Every part of a form, from its declaration. A list within an item is one value. */
export function placesOf(fields: Fields): Place[] {
  return Object.entries(fields).flatMap(([name, field]): Place[] => {
    return languagesOf(field).flatMap((language): Place[] => {
      const part = { field: name, ...(language && { language }) };
      if (!field.item) return [{ name: partName(part), part, field }];
      return itemsOfEachType(field).flatMap((item, index) => placesOfItem(field, part, item, index + 1));
    });
  });
}

/** The lists of a form, by language where they have one. */
export function listsOf(fields: Fields): Place[] {
  return Object.entries(fields).flatMap(([name, field]): Place[] =>
    field.item
      ? languagesOf(field).map((language) => {
          const part = { field: name, ...(language && { language }) };
          return { name: partName(part), part, field };
        })
      : [],
  );
}

function languagesOf({ isPerLanguage }: Field): (Language | undefined)[] {
  return isPerLanguage ? [...languages] : [undefined];
}

function itemsOfEachType(field: Field): Item[] {
  const types = Object.keys(field.variants ?? {});
  if (types.length === 0) return [emptyItem(field.item ?? {})];
  return types.map((type) => emptyVariant(field, type));
}

function placesOfItem(list: Field, around: Part, of: Item, item: number): Place[] {
  return Object.entries(fieldsOfItem(list, of)).flatMap(([inner, field]) =>
    languagesOf(field).map((language) => {
      const part = { ...around, item, inner, ...(language && { language }) };
      return { name: partName(part), part, field, list };
    }),
  );
}

/** An empty form with one item in each list, or one of each type. */
export function withItems<Of extends Fields>(kind: Kind<Of>): FormOf<Of> {
  return listsOf(kind.fields).reduce(
    (form, { part, field }) => withValue(form, part, itemsOfEachType(field)),
    emptyForm(kind),
  );
}

/** Where a list of a form is, and an inner value in one of its items. */
function parted(form: object, { field, item = 1, inner = "", language }: Part) {
  const isList = Array.isArray(valueIn(form, { field }));
  const among = language && { language };
  return {
    list: { field, ...(!isList && among) },
    index: Number(item) - 1,
    place: { field: inner, ...(isList && among) },
  };
}

/** The value of a part. */
export function valueAt(form: object, part: Part): unknown {
  if (part.inner === undefined) return valueIn(form, part);
  const { list, index, place } = parted(form, part);
  return valueIn(itemsOf(valueIn(form, list))[index] ?? {}, place);
}

/** The form with a value of a part. */
export function set<Form extends object>(form: Form, part: Part, value: unknown): Form {
  if (part.inner === undefined) return withValue(form, part, value);
  const { list, index, place } = parted(form, part);
  const items = itemsOf(valueIn(form, list));
  return withValue(
    form,
    list,
    items.map((one, at) => (at === index ? withValue(one, place, value) : one)),
  );
}

/** A value as it is compared: the keys of a list's items are new with each reading. */
export function comparableAt(form: object, part: Part): unknown {
  const value = valueAt(form, part);
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) => (itemsOf([one]).length > 0 ? { ...Object(one), key: "" } : one));
}

/** A value in words: of a list those of the last text of its first item. */
export function wordsAt(form: object, { part, field }: Place): string {
  const value = valueAt(form, part);
  if (!field.item) return String(value);
  const [first = {}] = itemsOf(value);
  return String(Object.values(first).at(-1));
}

/** The form with the first, second or third value of a field. */
export function put<Form extends object>(form: Form, { name, part, field }: Place, index: number): Form {
  return set(form, part, sample(field, name, index));
}

function sample({ type, values = [], empty, item }: Field, name: string, index: number): unknown {
  const text = `${name.toLowerCase().replace(/\W/g, "")}${index}`;
  switch (type) {
    case "line":
    case "text":
    case "slug":
      return text;
    case "html":
      return `<p>${text}</p>`;
    case "picture":
      return `/images/${text}.svg`;
    case "address":
      return `/${text}`;
    case "number":
      return String(11 + index);
    case "flag":
      return (index === 0) === empty;
    case "choice":
      return values[index % values.length];
    case "list":
      return [
        {
          key: text,
          ...Object.fromEntries(
            Object.entries(item ?? {}).map(([inner, field]) => [
              inner,
              sample(field, `${name}.${inner}`, index),
            ]),
          ),
        },
      ];
    default:
      return [`00000000-0000-4000-8000-00000000000${index}`];
  }
}

/** What documents are read and merged by: a list as a whole. */
export function wholeOf({ part, list }: Place): Part {
  const { field, language } = part;
  return list ? { field, ...(list.isPerLanguage && language && { language }) } : part;
}

type Row = Record<string, unknown>;
const rows = z.array(z.record(z.string(), z.unknown()));

/** The document of a form, harmed where it has the value of a part. */
export function harmed<Of extends Fields>(
  kind: Kind<Of>,
  form: FormOf<Of>,
  { part: { field, item = 1, inner, language }, field: own, list }: Place,
  harm: (row: Row, column: string) => Row,
): Row {
  const document: Row = documentOf(kind, form);
  const within = (row: Row, name: string, isIt: (row: Row, index: number) => boolean, column: string) => ({
    ...row,
    [name]: rows.parse(row[name]).map((one, index) => (isIt(one, index) ? harm(one, column) : one)),
  });
  const declared: Field | undefined = kind.fields[field];
  if (!declared) throw new Error(`There is no ${field}`);
  const column = columnOf(field, declared);
  const withLanguage = (name: string) => (language ? `${name}_${language}` : name);
  const isItem = (_: Row, index: number) => index === Number(item) - 1;
  if (inner !== undefined && list && !list.isPerLanguage)
    return within(document, column, isItem, withLanguage(columnOf(inner, own)));
  if (inner !== undefined) {
    const content = rows
      .parse(document.content)
      .map((row) => (row.language === language ? within(row, column, isItem, columnOf(inner, own)) : row));
    return { ...document, content };
  }
  if (!language || kind.languagesIn === "columns") return harm(document, withLanguage(column));
  return kind.languagesIn === "rows"
    ? within(document, "content", (row) => row.language === language, column)
    : within(document, "texts", (row) => row.content_key === column, withLanguage("value"));
}
