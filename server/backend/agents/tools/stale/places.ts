import { type Field, type Fields, fieldsOfItem } from "../../../../../app/content/fields.ts";
import { isFilled } from "../../../../../app/content/form.ts";
import { itemsOf, valueIn } from "../../../../../app/content/kind.ts";
import { endingIn } from "../../../../../app/content/stale-facts.ts";
import { olderFormatToHtml } from "../../../../../app/html/older-format.ts";
import type { Language } from "../../../../../app/i18n/language-texts.ts";
import { toolFields } from "../declared-fields.ts";

/** A value, or an item of a list, in a form. */
export type Place = {
  /** Absent for what is the same in all languages. */
  language?: Language;
  /** As tools name it, items of lists from 1: `sections.2.title`. */
  field: string;
  /** The same in the other language. */
  key: string;
  declared: Field;
  value: unknown;
  /** The words that end its sentence in another field. */
  ending?: string | undefined;
};

type Around = { field: string; key: string; isOfLanguage: boolean };
const outermost: Around = { field: "", key: "", isOfLanguage: false };

/** What a form has in a language, or in none: values, and before those in it each item that visitors see. */
export function* placesIn(
  fields: Fields,
  form: object,
  language?: Language,
  around = outermost,
): Generator<Place> {
  for (const { name, field: declared, tool } of toolFields(fields)) {
    const isOfLanguage = around.isOfLanguage || declared.isPerLanguage === true;
    if (isOfLanguage && !language) continue;
    const value = valueIn(form, { field: name, ...(declared.isPerLanguage && language && { language }) });
    const own = { field: around.field + tool, key: around.key + tool };
    if (!declared.item) {
      const ending = endingIn(declared, form);
      if (isOfLanguage || !language) yield { ...own, ...(language && { language }), declared, value, ending };
      continue;
    }
    for (const [index, item] of itemsOf(value).entries()) {
      const [hidden, active] = ["hidden", "active"].map((flag) => valueIn(item, { field: flag }));
      if (hidden === true || active === false) continue;
      const inner = {
        field: `${own.field}.${index + 1}`,
        key: `${own.key}/${declared.hasIds ? item.key : index}`,
      };
      if (isOfLanguage) yield { ...inner, ...(language && { language }), declared, value: item };
      yield* placesIn(fieldsOfItem(declared, item), item, language, {
        field: `${inner.field}.`,
        key: `${inner.key}/`,
        isOfLanguage,
      });
    }
  }
}

/** Whether it is a text with words in it. */
export function hasWords({ declared, value }: Place): boolean {
  return ["line", "text", "html"].includes(declared.type) && isFilled(value);
}

/** The HTML of a place, as visitors get it of the older format; empty for any other value. */
export function htmlOf({ declared, value }: Place): string {
  if (declared.type !== "html") return "";
  return olderFormatToHtml(String(value)) ?? String(value);
}
