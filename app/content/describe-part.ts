import type { TextValues, Translate } from "../i18n/language-texts.ts";
import type { EditingKey } from "../i18n/panel/editing.en.ts";
import type { ProblemKey } from "../i18n/panel/problems.en.ts";
import type { Field } from "./fields.ts";
import type { Kind, Part, Problem } from "./kind.ts";

/** The texts that name the fields of a kind, and those that name a part of them. */
export type PartWords = {
  label(key: string, values?: TextValues): string;
  editing: Translate<EditingKey>;
};

/** The name of a part for people, such as "Answer (NL) of FAQ 3". */
export function describePart({ fields }: Pick<Kind, "fields">, part: Part, words: PartWords): string {
  const { item, inner, language } = part;
  const field: Field | undefined = fields[part.field];
  if (!field) return part.field;
  const inLanguage = (name: string) => (language ? `${name} (${language.toUpperCase()})` : name);
  const label = (key: string) => inLanguage(words.label(key));
  const innerField = inner === undefined ? undefined : innerFieldOf(field, inner);
  if (item === undefined) return label((innerField ?? field).label);
  const name =
    typeof item === "number" && field.itemLabel
      ? words.label(field.itemLabel, { number: item })
      : String(item);
  if (innerField) return words.editing("editing.ofItem", { field: label(innerField.label), item: name });
  return inLanguage(name);
}

/** The field of an item, such as `title`, or of an item within it, such as `tiles.title`. */
function innerFieldOf({ item, variants = {} }: Field, path: string): Field | undefined {
  const [name = "", ...rest] = path.split(".");
  const among = [item, ...Object.values(variants).map(({ fields }) => fields)];
  // A name means the same in every type of item.
  const found = among.flatMap((fields) => fields?.[name] ?? [])[0];
  return found && rest.length > 0 ? innerFieldOf(found, rest.join(".")) : found;
}

/** The message of a validation error. */
export function describeProblem(
  kind: Pick<Kind, "fields">,
  { key, values, ...part }: Problem,
  words: PartWords & { problem: Translate<ProblemKey> },
): string {
  // What is too many is the list, whichever item it leads to.
  const named = key === "problems.tooMany" && part.inner === undefined ? { field: part.field } : part;
  return words.problem(key, { field: describePart(kind, named, words), ...values });
}
