import { z } from "zod";
import { documentOf } from "../../../app/content/document.ts";
import type { Field, Fields, FormOf } from "../../../app/content/fields.ts";
import {
  columnOf,
  emptyForm,
  emptyItem,
  itemsIn,
  type Kind,
  type Part,
  partName,
  valueIn,
  withValue,
} from "../../../app/content/kind.ts";
import { languages } from "../../../app/i18n/language-texts.ts";

/** A part of a form that holds one value; of a list those of its first item. */
export type Place = { name: string; part: Part; field: Field; list?: Field };

/** Every part of a form, from its declaration. */
export function placesOf(fields: Fields): Place[] {
  return Object.entries(fields).flatMap(([name, field]): Place[] => {
    if (field.item) {
      return placesOf(field.item).map((inner) => {
        const { field: innerName, ...rest } = inner.part;
        const part = { field: name, item: 1, inner: innerName, ...rest };
        return { name: partName(part), part, field: inner.field, list: field };
      });
    }
    return (field.isPerLanguage ? languages : [undefined]).map((language) => {
      const part = { field: name, ...(language && { language }) };
      return { name: partName(part), part, field };
    });
  });
}

/** An empty form with one item in each list. */
export function withItems<Of extends Fields>(kind: Kind<Of>): FormOf<Of> {
  return Object.entries(kind.fields).reduce(
    (form, [name, { item }]) => (item ? withValue(form, { field: name }, [emptyItem(item)]) : form),
    emptyForm(kind),
  );
}

/** The value of a part, of a list its first item. */
export function valueAt(form: object, { item, inner, ...part }: Part): unknown {
  if (inner === undefined) return valueIn(form, part);
  const [first = {}] = itemsIn(form, part.field);
  return valueIn(first, { ...part, field: inner });
}

/** The form with a value of a part. */
export function set<Form extends object>(form: Form, { item, inner, ...part }: Part, value: unknown): Form {
  if (inner === undefined) return withValue(form, part, value);
  const items = itemsIn(form, part.field).map((one) => withValue(one, { ...part, field: inner }, value));
  return withValue(form, { field: part.field }, items);
}

/** The form with the first, second or third value of a field. */
export function put<Form extends object>(form: Form, { name, part, field }: Place, index: number): Form {
  return set(form, part, sample(field, name, index));
}

function sample({ type, values = [], empty }: Field, name: string, index: number): unknown {
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
    case "number":
      return String(11 + index);
    case "flag":
      return (index === 0) === empty;
    case "choice":
      return values[index % values.length];
    default:
      return [`00000000-0000-4000-8000-00000000000${index}`];
  }
}

/** What documents are read and merged by: a list as a whole. */
export function wholeOf(part: Part): Part {
  return part.item === undefined ? part : { field: part.field };
}

type Row = Record<string, unknown>;
const rows = z.array(z.record(z.string(), z.unknown()));

/** The document of a form, harmed where it has the value of a part. */
export function harmed<Of extends Fields>(
  kind: Kind<Of>,
  form: FormOf<Of>,
  { field, inner, language }: Part,
  harm: (row: Row, column: string) => Row,
): Row {
  const document: Row = documentOf(kind, form);
  const among = (list: string, column: string, isIt: (row: Row) => boolean) => ({
    ...document,
    [list]: rows.parse(document[list]).map((row) => (isIt(row) ? harm(row, column) : row)),
  });
  const declared: Field | undefined = kind.fields[field];
  if (!declared) throw new Error(`There is no ${field}`);
  const column = columnOf(field, declared);
  const innerField = inner === undefined ? undefined : declared.item?.[inner];
  const withLanguage = (name: string) => (language ? `${name}_${language}` : name);
  if (inner !== undefined && innerField)
    return among(column, withLanguage(columnOf(inner, innerField)), () => true);
  if (!language || kind.languagesIn === "columns") return harm(document, withLanguage(column));
  return kind.languagesIn === "rows"
    ? among("content", column, (row) => row.language === language)
    : among("texts", withLanguage("value"), (row) => row.content_key === column);
}
