import type { Field, Fields } from "../../../app/content/fields.ts";
import { emptyForm, type Part, partName } from "../../../app/content/kind.ts";
import type { Language } from "../../../app/i18n/language-texts.ts";
import { publicTag, secretTag, shownPage, unfeatured } from "../../../supabase/tests/content.ts";
import { comparableAt, placesOf, set, valueAt } from "./places.ts";

/** A part of a form, by what its exceptions call it, and how to change it. */
export type FollowedPart = {
  name: string;
  part: Part;
  language?: Language;
  field: Field;
  /** The form with another value there, and the words by which that is known. */
  change<Form extends object>(form: Form): { form: Form; words: string };
  read(form: object): unknown;
};

/**
 * Every part of a form: fields by language, and those of an item for each list. What a section has is followed in Dutch:
 * its fields go the way of the list, of which English is followed by one field of each type.
 */
export function partsOf(fields: Fields): FollowedPart[] {
  const seen = new Set<string>();
  return placesOf(fields).flatMap(({ part, field, list }): FollowedPart[] => {
    const { field: name, item, inner, language } = part;
    if (list?.variants && language === "en") {
      if (inner === "hidden" || seen.has(`${item}`)) return [];
      seen.add(`${item}`);
    }
    const tool = list?.tool ?? field.tool ?? (list ? name : undefined);
    return [
      {
        name: list?.variants ? partName(part) : [name, inner, language].filter(Boolean).join("."),
        part: list && !list.isPerLanguage ? { field: name, ...(language && { language }) } : part,
        ...(language && { language }),
        field: { ...field, ...(tool !== undefined && { tool }) },
        read: (form) => comparableAt(form, part),
        change(form) {
          const value = otherValue(field, valueAt(form, part), inner ?? name);
          return { form: set(form, part, value), words: wordsOf(value) };
        },
      },
    ];
  });
}

let count = 0;

function otherValue(field: Field, value: unknown, name: string): unknown {
  const { type, values = [], of, store, item } = field;
  count += 1;
  const words = `Anders ${count} zq${count}z ${name}`;
  switch (type) {
    case "line":
    case "text":
      return words;
    case "html":
      return `<p>${words}</p>`;
    case "slug":
      return `anders-zq${count}z`;
    case "picture":
      return `/images/team/noor-van-der-laan.svg?zq${count}z`;
    case "address":
      return `/contact?zq${count}z`;
    case "number":
      return String(Number(store(value)) + 100 + count);
    case "flag":
      return value !== true;
    case "choice":
      return values.find((one) => one !== value);
    case "list":
      return [{ key: "", ...otherItem(item ?? {}) }];
    default: {
      const ids = of === "tag" ? [publicTag, secretTag] : of === "article" ? [unfeatured] : [shownPage];
      return JSON.stringify(value) === JSON.stringify(ids) ? ids.slice(0, 1) : ids;
    }
  }
}

/** An item of a list whose last text is the one that is looked for. */
function otherItem(item: Fields): object {
  const form: Record<string, unknown> = emptyForm({ fields: item });
  for (const [name, field] of Object.entries(item)) form[name] = otherValue(field, form[name], name);
  return form;
}

/** What is looked for in answers: the mark of a text, else the value. */
function wordsOf(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /zq\d+z/.exec(text)?.[0] ?? String(value);
}
