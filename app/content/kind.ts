import { type Language, languages } from "../i18n/language-texts.ts";
import type { ProblemKey } from "../i18n/panel/problems.en.ts";
import { type Field, type Fields, type FormOf, fieldsOfItem, type ItemOf } from "./fields.ts";

/** A kind of content, declared once: what editors write, and how it is stored. */
export type Kind<Of extends Fields = Fields, Name extends string = string> = {
  name: Name;
  fields: Of;
  /**
   * Where a document has the values of a language: in rows of `content`, in rows of `texts` by key, or in columns that
   * end in the language.
   */
  languagesIn: "rows" | "keys" | "columns";
  /** The flag that says whether visitors see it. */
  isShown?: keyof Of & string;
  /** The field that is named when the texts of a language can't be told apart. */
  main: keyof Of & string;
  /** The texts of which one is written in each language that is stored; without them, every language is. */
  written?: readonly (keyof Of & string)[];
  /** What a value must be beyond its field's own limits. */
  rules?: (form: FormOf<Of>) => Iterable<Problem>;
  /** What is wrong with a form that visitors are to see. */
  rulesOfShown?: (form: FormOf<Of>) => Iterable<Problem>;
};

/** A place in a form: a field, of a language, or of an item of a list (from 1, or by its name). */
export type Part = {
  field: string;
  language?: Language;
  item?: number | string;
  inner?: string;
};

/** What is wrong with a part, as the key of its message. */
export type Problem = Part & {
  key: ProblemKey;
  values?: { now: number } & ({ max: number } | { min: number });
};

/** What is stored of a document, as it is edited. */
export type Stored<Form> = {
  id: string;
  updatedAt: string;
  /** Of its newest version. */
  number: number;
  /** What is edited: the changes that wait to be published, else what is in the tables. */
  form: Form;
  /** Which parts of the changes that wait could not be read. */
  unreadable: readonly Part[];
  /** What is in the tables, when changes wait beside it. */
  live: Form | null;
};

/** The version to save over. */
export type SavedVersion = Pick<Stored<unknown>, "id" | "number">;

/** What is in the tables of a document that visitors see; null for a draft. */
export function liveFormOf<Of extends Fields>(
  { isShown }: Kind<Of>,
  { form, live }: Stored<FormOf<Of>>,
): FormOf<Of> | null {
  const present = live ?? form;
  return isShown && valueIn(present, { field: isShown }) === true ? present : null;
}

/** Such as `title.nl`; the name of its input. */
export function partName({ field, item, inner, language }: Part): string {
  return [field, item, inner, language].filter((name) => name !== undefined).join(".");
}

/** The column of a field. */
export function columnOf(name: string, { column }: Field): string {
  return column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function fieldsOf(fields: Fields): { name: string; field: Field; column: string }[] {
  return Object.entries(fields).map(([name, field]) => ({ name, field, column: columnOf(name, field) }));
}

/** A form whose values are made one by one. */
export function makeForm<Of extends Fields>(
  fields: Of,
  read: (field: Field, name: string, language?: Language) => unknown,
): FormOf<Of> {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.isPerLanguage
      ? Object.fromEntries(languages.map((language) => [language, read(field, name, language)]))
      : read(field, name),
  ]);
  // The compiler can't see that there is a value for each field.
  return Object.fromEntries(values) as FormOf<Of>;
}

/** The value of a field in a form, of a language where it has one. */
export function valueIn(form: object, { field, language }: Part): unknown {
  const value = isRecord(form) ? form[field] : undefined;
  if (language === undefined) return value;
  return isRecord(value) ? value[language] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The items of a list in a form, of a language where the list has one. */
export function itemsIn(form: object, field: string, language?: Language): readonly Item[] {
  return itemsOf(valueIn(form, { field, ...(language && { language }) }));
}

/** The items of a list. */
export function itemsOf(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

/** An item of a list, with its type where the items are of several. */
export type Item = { key: string; type?: string };

function isItem(value: unknown): value is Item {
  return isRecord(value) && typeof value.key === "string";
}

/** The form with another value of a field. */
export function withValue<Form extends object>(form: Form, { field, language }: Part, value: unknown): Form {
  if (language === undefined) return { ...form, [field]: value };
  const both = Object.fromEntries(languages.map((one) => [one, valueIn(form, { field, language: one })]));
  return { ...form, [field]: { ...both, [language]: value } };
}

export function emptyForm<Of extends Fields>({ fields }: Pick<Kind<Of>, "fields">): FormOf<Of> {
  return makeForm(fields, ({ empty }) => structuredClone(empty));
}

/** An empty item of a type, with a key that is unique in the form. */
export function emptyVariant(field: Pick<Field, "item" | "variants">, type: string): Item & { type: string } {
  const own = { key: crypto.randomUUID(), type };
  return { ...emptyForm({ fields: fieldsOfItem(field, own) }), ...own };
}

/** An empty item of a list, with a key that is unique in the form. */
export function emptyItem<Item extends Fields>(item: Item): ItemOf<Item> {
  return { ...emptyForm({ fields: item }), key: crypto.randomUUID() };
}
