import type { Field, Fields } from "../../../app/content/fields.ts";
import { itemsIn, type Part, valueIn, withValue } from "../../../app/content/kind.ts";
import { type Language, languages } from "../../../app/i18n/language-texts.ts";
import { publicTag, secretTag, unfeatured } from "../../../supabase/tests/content.ts";

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

/** Every part of a form: fields by language, and those of an item for each list. */
export function partsOf(fields: Fields): FollowedPart[] {
  return Object.entries(fields).flatMap(([name, field]): FollowedPart[] => {
    if (field.item) return partsOfList(name, field, field.item);
    return (field.isPerLanguage ? languages : [undefined]).map((language) => {
      const part = { field: name, ...(language && { language }) };
      const read = (form: object) => valueIn(form, part);
      return {
        name: [name, language].filter(Boolean).join("."),
        part,
        ...(language && { language }),
        field,
        read,
        change(form) {
          const value = otherValue(field, read(form), name);
          return { form: withValue(form, part, value), words: wordsOf(value) };
        },
      };
    });
  });
}

function partsOfList(list: string, listField: Field, item: Fields): FollowedPart[] {
  return partsOf(item).map((inner) => ({
    ...inner,
    name: `${list}.${inner.name}`,
    part: { field: list, ...(inner.language && { language: inner.language }) },
    field: { ...inner.field, tool: listField.tool ?? inner.field.tool ?? list },
    read: (form) => itemsIn(form, list).map((one) => inner.read(one)),
    change(form) {
      const [first, ...others] = itemsIn(form, list);
      if (!first) throw new Error(`There is no item in ${list}`);
      const changed = inner.change(first);
      return { form: withValue(form, { field: list }, [changed.form, ...others]), words: changed.words };
    },
  }));
}

let count = 0;

function otherValue({ type, values = [], of, store }: Field, value: unknown, name: string): unknown {
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
    case "number":
      return String(Number(store(value)) + 100 + count);
    case "flag":
      return value !== true;
    case "choice":
      return values.find((one) => one !== value);
    default: {
      const ids = of === "tag" ? [publicTag, secretTag] : [unfeatured];
      return JSON.stringify(value) === JSON.stringify(ids) ? ids.slice(0, 1) : ids;
    }
  }
}

/** What is looked for in answers: the mark of a text, else the value. */
function wordsOf(value: unknown): string {
  const text = String(value);
  return /zq\d+z/.exec(text)?.[0] ?? text;
}
