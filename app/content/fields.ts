import { tidyLine, tidyText } from "../data/form-data.ts";
import { rowId } from "../data/id.ts";
import type { Json } from "../data/schema.ts";
import type { Language } from "../i18n/language-texts.ts";
import { z } from "../zod.ts";

type Options<Label extends string> = {
  /** The text with the name that people see. */
  label: Label;
  /** The column of the table and of documents, where that is not the name in snake case. */
  column?: string;
  /** Whether a document without it has a fault. */
  isRequired?: boolean;
  /** What assistants call it, where that is not its column; false when they neither read nor write it. */
  tool?: string | false;
  /** What it is, for assistants. */
  about?: string;
  /** Whether it is what somebody said. */
  isQuotation?: boolean;
  /** The field of the same item that ends its sentence: "12" of "medewerkers". */
  readsWith?: string;
  /** Whether it is the place of its item: merged and compared as the order of the list. */
  isPlace?: boolean;
};

/** How a field is filled in, stored, read, merged and compared. `Form` is its value in a form. */
export type Field<Form = unknown, Label extends string = string> = Options<Label> & {
  type:
    | "line"
    | "text"
    | "html"
    | "slug"
    | "address"
    | "number"
    | "flag"
    | "picture"
    | "choice"
    | "links"
    | "list";
  /** In an empty form. */
  empty: Form;
  /** Of a form's value, as local drafts hold it. */
  form: z.ZodType<Form>;
  /** Of a document's value, or of each of its ids; its output is the form's. Items of a list are read by field. */
  reader: z.ZodType;
  /** What stands in the form for a value that can't be read. */
  otherwise: Form;
  /** What a document holds. */
  store(form: Form): Json;
  /** What is stored in place of an empty text. */
  filledIn?: string;
  /** The most Unicode characters of a text, or items of a list. */
  max?: number;
  /** The fewest items of a list within a section that is shown. */
  min?: number;
  /** Whether it has a value in each language. */
  isPerLanguage?: boolean;
  /** The words that a choice is one of. */
  values?: readonly string[];
  /** What its ids are of. */
  of?: Linked;
  /** Whether the order of its ids means nothing. */
  isSet?: boolean;
  /** The fields of an item of a list, and the name of an item by its `number`. */
  item?: Fields;
  itemLabel?: Label;
  /** Of what types its items are; each has fields of its own besides those of `item`. */
  variants?: Readonly<Record<string, Variant>>;
  /** The text that an item is not stored without. */
  kept?: string;
  /** The text that an item is stored, but not shown without. */
  needed?: string;
  /** Whether documents have the ids of its items. */
  hasIds?: boolean;
};

/** What a document links to by its id. */
export type Linked = "tag" | "article" | "team-member" | "download-page";

/** A type of items of a list, by the name that people see, with its fields. */
export type Variant = { name: Readonly<Record<Language, string>>; fields: Fields };

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<Of> = Of extends { isPerLanguage: true; empty: infer Form }
  ? Record<Language, Form>
  : Of extends { empty: infer Form }
    ? Form
    : never;

/** The form of these fields. */
export type FormOf<Of> = { [Name in keyof Of]: ValueOf<Of[Name]> };

/** An item of a list; its key is unique in the form. */
export type ItemOf<Of> = FormOf<Of> & { key: string };

/** A field with a value in each language. */
export function perLanguage<Of extends object>(field: Of): Of & { isPerLanguage: true } {
  return { ...field, isPerLanguage: true };
}

type TextOptions<Label extends string> = Options<Label> & {
  max?: number;
  filledIn?: string;
  /** Whether an empty address is stored as null. */
  isNullable?: boolean;
  /** Whether a text is stored as it was typed. */
  isVerbatim?: boolean;
};

const written = z
  .string()
  .nullish()
  .transform((text) => text ?? "");

/** Without what PostgreSQL can't store. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function texts<Label extends string>(type: Field["type"], tidy: (text: string) => Json) {
  return (options: TextOptions<Label>) => ({
    type,
    empty: "",
    form: z.string(),
    reader: options.isRequired ? z.string() : written,
    otherwise: options.isRequired ? (options.filledIn ?? "") : "",
    store: options.isVerbatim ? storable : tidy,
    ...options,
  });
}

/** A text of one line. */
export const line = <const Label extends string>(options: TextOptions<Label>) =>
  texts<Label>("line", tidyLine)(options);

/** A text of several lines. */
export const text = <const Label extends string>(options: TextOptions<Label>) =>
  texts<Label>("text", tidyText)(options);

/** HTML, stored as it is but for what PostgreSQL can't store. */
export const html = <const Label extends string>(options: TextOptions<Label>) =>
  texts<Label>("html", storable)(options);

/** The last part of an address. */
export const slug = <const Label extends string>(options: TextOptions<Label>) =>
  texts<Label>("slug", (source) => source.trim())(options);

/** Where a link leads: on this site or elsewhere. */
export const address = <const Label extends string>(options: TextOptions<Label>) =>
  texts<Label>("address", (source) => source.trim())(options);

/** The address of a picture. */
export const picture = <const Label extends string>(options: TextOptions<Label>) =>
  texts<Label>("picture", (source) => source.trim() || (options.isNullable ? null : ""))(options);

type NumberOptions<Label extends string> = Options<Label> & { min: number; most: number; initial: number };

/** A whole number, typed as a text; anything else counts as the least one. */
export function number<const Label extends string>(options: NumberOptions<Label>) {
  const { min, most, initial } = options;
  return {
    ...options,
    type: "number" as const,
    empty: String(initial),
    form: z.string(),
    reader: (options.isRequired ? z.int().min(min) : z.int().min(min).nullish()).transform((value) =>
      String(value ?? initial),
    ),
    otherwise: String(initial),
    store: (typed: string) => wholeNumber(typed, min, most),
  };
}

/** The number that a text is stored as. */
function wholeNumber(typed: string, min: number, most: number): number {
  const value = Number.parseInt(typed, 10);
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), most);
}

type FlagOptions<Label extends string> = Options<Label> & { initial: boolean; otherwise: boolean };

/** Yes or no. */
export function flag<const Label extends string>(options: FlagOptions<Label>) {
  const absent = z
    .boolean()
    .nullish()
    .transform((isOn) => isOn ?? options.otherwise);
  return {
    ...options,
    type: "flag" as const,
    empty: options.initial,
    form: z.boolean(),
    reader: options.isRequired ? z.boolean() : absent,
    store: (isOn: boolean) => isOn,
  };
}

type ChoiceOptions<Label extends string, Value extends string> = Options<Label> & {
  values: readonly Value[];
};

/** One of a few words; the first one by default. */
export function choice<const Label extends string, const Value extends string>(
  options: ChoiceOptions<Label, Value>,
) {
  const [first] = options.values;
  if (first === undefined) throw new Error(`"${options.label}" has no values`);
  const one: z.ZodType<Value> = z.enum(options.values);
  return {
    ...options,
    type: "choice" as const,
    empty: first,
    form: one,
    reader: one.nullish().transform((value) => value ?? first),
    otherwise: first,
    store: (value: Value) => value,
  };
}

type LinkOptions<Label extends string> = Options<Label> & { of: Linked; isSet?: boolean };

const noIds: string[] = [];

/** The ids of other rows. */
export const links = <const Label extends string, Max extends { max?: number }>(
  options: LinkOptions<Label> & Max,
) => ({
  ...options,
  type: "links" as const,
  empty: noIds,
  form: z.array(z.string()),
  reader: rowId,
  otherwise: noIds,
  store: (ids: string[]): Json => ids,
});

type ListOptions<Label extends string, Item extends Fields> = Options<Label> & {
  item: Item;
  /** The name of an item, by its `number`. */
  itemLabel?: Label;
  kept?: keyof Item & string;
  needed?: keyof Item & string;
  min?: number;
  hasIds?: boolean;
};

/** A list of items with fields of their own. */
export function listOf<const Label extends string, const Item extends Fields, Max extends { max?: number }>(
  options: ListOptions<Label, Item> & Max,
) {
  const empty: ItemOf<Item>[] = [];
  return {
    ...options,
    type: "list" as const,
    empty,
    form: z.array(formSchema(options.item).and(z.object({ key: z.string() }))),
    reader: z.unknown(),
    otherwise: empty,
    store: (): Json => [],
  };
}

/** An item of a list whose items are of several types. What is of no type known is kept as it is. */
export type VariantItem<Of = object> = ItemOf<Of> & { type: string } & { readonly [field: string]: unknown };

/** A list of items of several types, which have ids. */
export function listOfVariants<const Label extends string, const Item extends Fields>(
  options: Options<Label> & {
    item: Item;
    itemLabel: Label;
    variants: Readonly<Record<string, Variant>>;
    max: number;
  },
) {
  const empty: VariantItem<Item>[] = [];
  const typed = z.looseObject({ key: z.string(), type: z.string() });
  const schema = typed.transform((item, context) => {
    const read = formSchema(fieldsOfItem(options, item)).safeParse(item);
    if (!read.success) context.addIssue("Fields of the item are wrong");
    return { ...item, ...read.data };
  });
  return {
    ...options,
    type: "list" as const,
    hasIds: true,
    empty,
    form: z.array(schema.and(formSchema(options.item))),
    reader: z.unknown(),
    otherwise: empty,
    store: (): Json => [],
  };
}

/** The fields of an item of a list; of a type that is not known those of every item alone. */
export function fieldsOfItem({ item = {}, variants }: Pick<Field, "item" | "variants">, of: object): Fields {
  const variant = variantOf({ variants }, of);
  return variant ? { ...item, ...variant.fields } : item;
}

/** The type of an item; null when it is not known, or the items of the list are all alike. */
export function variantOf({ variants = {} }: { variants?: Field["variants"] }, of: object): Variant | null {
  const type = "type" in of ? String(of.type) : "";
  return Object.hasOwn(variants, type) ? (variants[type] ?? null) : null;
}

/**
 * The schema of a form, as a local draft holds it; a field that an older draft lacks is empty.
 *
 * @param needed the field without which it is no form
 */
export function formSchema<Of extends Fields>(fields: Of, needed?: keyof Of): z.ZodType<FormOf<Of>> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const { form } = field;
    const schema = field.isPerLanguage ? z.object({ nl: form, en: form }) : form;
    return [name, name === needed ? schema : schema.default(() => structuredClone(emptyValue(field)))];
  });
  // The compiler can't see that the shape was made of each field's schema.
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<FormOf<Of>>;
}

/** The value of a field in an empty form. */
export function emptyValue({ isPerLanguage, empty }: Field): unknown {
  return isPerLanguage ? { nl: empty, en: empty } : empty;
}
