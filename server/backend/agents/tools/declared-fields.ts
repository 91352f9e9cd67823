import { z } from "zod";
import { itemColumns, itemOfColumns } from "../../../../app/content/document.ts";
import { type Field, type Fields, type FormOf, fieldsOfItem } from "../../../../app/content/fields.ts";
import { columnOf, fieldsOf, itemsOf, type Kind, valueIn, withValue } from "../../../../app/content/kind.ts";
import { rowId } from "../../../../app/data/id.ts";
import type { Json } from "../../../../app/data/schema.ts";
import { type Language, languages } from "../../../../app/i18n/language-texts.ts";

/** What tools call a field; null when they don't have it. */
function toolName(name: string, field: Field): string | null {
  if (field.tool === false) return null;
  return field.tool ?? columnOf(name, field);
}

/** The fields that tools have, and what they call them. */
export function toolFields(fields: Fields) {
  return fieldsOf(fields).flatMap(({ name, field }) => {
    const tool = toolName(name, field);
    return tool === null ? [] : [{ name, field, tool }];
  });
}

/** Whether a tool writes it: ids are written by name, and whether something is shown by people. */
function isWritable({ type }: Field): boolean {
  return type !== "links" && type !== "flag";
}

/** The input of the texts of one language; what is left out stays. */
export function textsInput(fields: Fields) {
  return inputOf(toolFields(fields).filter(({ field }) => field.isPerLanguage && isWritable(field)));
}

/** The input of the fields without a language; what is left out stays. */
export function ownInput(fields: Fields) {
  return inputOf(toolFields(fields).filter(({ field }) => !field.isPerLanguage && isWritable(field)));
}

function inputOf(fields: readonly { field: Field; tool: string }[]) {
  const shape = fields.map(({ field, tool }): [string, z.ZodType] => {
    const schema = inputOfField(field).optional();
    return [tool, field.about ? schema.describe(field.about) : schema];
  });
  return z.strictObject(Object.fromEntries(shape));
}

function inputOfField(field: Field): z.ZodType {
  if (field.item) return itemsInput(field);
  if (field.type === "number") return z.int().min(Number(field.store("")));
  if (field.type === "choice") return field.form;
  if (field.type === "flag") return z.boolean();
  if (field.type === "links")
    return z
      .array(z.string())
      .max(field.max ?? 100)
      .describe(`Ids of each ${field.of}.`);
  return z.string();
}

/** The items of a list; one without the text that it needs would not be stored. */
export function itemsInput(list: Field): z.ZodArray {
  const { kept, max = 100, variants, hasIds } = list;
  if (!variants) {
    const known = rowId.optional().describe("Of an item that is there; a new one has none.");
    return withIdsOnce(z.array(itemInput(list, hasIds ? { id: known } : {}, kept)).max(max));
  }
  const own = {
    id: z
      .string()
      .regex(/^[\dA-Za-z-]{1,40}$/)
      .describe(sameSection),
  };
  const types = Object.keys(variants).map((type) => itemInput(list, { ...own, type: z.literal(type) }));
  const [first, ...others] = types;
  if (!first) throw new Error("A list of variants has types");
  return withIdsOnce(z.array(z.discriminatedUnion("type", [first, ...others])).max(max));
}

function withIdsOnce(items: z.ZodArray): z.ZodArray {
  return items.refine((given) => {
    const ids = given.flatMap((item) => identified.safeParse(item).data?.id.toLowerCase() ?? []);
    return new Set(ids).size === ids.length;
  }, "Two items have the same id");
}

const identified = z.looseObject({ id: z.string() });

const sameSection = "Unique in its language; the same section of the other language has the same id.";

/** An item with the `own` schemas; of a type that these name, with its fields. */
function itemInput(list: Field, own: Readonly<Record<string, z.ZodType>>, kept?: string) {
  const type = own.type instanceof z.ZodLiteral ? own.type.value : "";
  const columns = fieldsOf(fieldsOfItem(list, { type })).flatMap(({ name, field, column }) =>
    (field.isPerLanguage ? languages : [undefined]).map((language) => ({
      column: language ? `${column}_${language}` : column,
      field,
      isNeeded: name === kept,
    })),
  );
  const needed = columns.filter(({ isNeeded }) => isNeeded).map(({ column }) => column);
  const shape = columns.map(({ column, field }): [string, z.ZodType] => [
    column,
    inputOfField(field).default(() => structuredClone(field.store(field.empty))),
  ]);
  return z
    .strictObject({ ...own, ...Object.fromEntries(shape) })
    .refine(
      (given: Record<string, unknown>) =>
        needed.length === 0 || needed.some((column) => String(given[column] ?? "").trim() !== ""),
      `A ${kept} in a language is required`,
    );
}

/** The form with the given fields, in a language where they have one. */
export function withInput<Of extends Fields>(
  { fields }: Kind<Of>,
  form: FormOf<Of>,
  input: Readonly<Record<string, unknown>>,
  language?: Language,
): FormOf<Of> {
  let changed = form;
  for (const { name, field, tool } of toolFields(fields)) {
    const given = input[tool];
    if (
      given === undefined ||
      !isWritable(field) ||
      (field.isPerLanguage === true) !== (language !== undefined)
    )
      continue;
    const value = Array.isArray(given)
      ? given.map((item) => itemOfColumns(field, item))
      : field.type === "number"
        ? String(given)
        : given;
    changed = withValue(changed, { field: name, ...(language && { language }) }, value);
  }
  return changed;
}

/** The fields of a form as tools read them: of a language, or without one. Ids are left out. */
export function toolAnswer<Of extends Fields>(
  { fields }: Kind<Of>,
  form: FormOf<Of>,
  language?: Language,
): Record<string, Json> {
  return Object.fromEntries(
    toolFields(fields)
      .filter(
        ({ field }) => field.type !== "links" && (field.isPerLanguage === true) === (language !== undefined),
      )
      .map(({ name, field, tool }) => [tool, answerOf(field, form, name, language)]),
  );
}

function answerOf(field: Field, form: object, name: string, language?: Language): Json {
  const value = valueIn(form, { field: name, ...(language && { language }) });
  if (field.item) return itemsOf(value).map((item) => itemColumns(field, item));
  if (field.type === "number" || field.type === "picture") return field.store(value) || null;
  return typeof value === "boolean" ? value : String(value ?? "");
}
