import { type Language, languages } from "../i18n/language-texts.ts";
import { type Field, type Fields, type FormOf, fieldsOfItem } from "./fields.ts";
import { type Item, itemsIn, itemsOf, type Kind, makeForm, type Part, valueIn, withValue } from "./kind.ts";

/** Whether a text in a form has any words, or a list any items. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";
}

/** Whether the texts of a language are stored. */
export function isWrittenIn(
  { written }: { written?: readonly string[] },
  form: object,
  language: Language,
): boolean {
  return !written || written.some((field) => isFilled(valueIn(form, { field, language })));
}

/** Whether an item is stored: it has the text that it needs, in a language. */
export function isKept({ kept }: Field, item: Item): boolean {
  return (
    !kept ||
    [undefined, ...languages].some((language) =>
      isFilled(valueIn(item, { field: kept, ...(language && { language }) })),
    )
  );
}

/** Whether an item is shown: it has the text that it needs. */
export function isShowable({ needed }: Field, item: Item): boolean {
  return !needed || isFilled(valueIn(item, { field: needed }));
}

/** The form as it will be stored: tidy, with defaults, and without what is dropped. */
export function storedForm<Of extends Fields>(kind: Kind<Of>, form: FormOf<Of>): FormOf<Of> {
  return makeForm(kind.fields, (field, name, language) => {
    const isStored = language === undefined || isWrittenIn(kind, form, language);
    return isStored ? tidy(field, name, form, language) : structuredClone(field.empty);
  });
}

function tidy(field: Field, name: string, form: object, language?: Language): unknown {
  const value = valueIn(form, { field: name, ...(language && { language }) });
  if (field.item) {
    const kept = itemsOf(value).filter((one) => isKept(field, one));
    return kept.map((one) => ({
      // What is of no type known stays as it is.
      ...(field.variants ? one : { key: one.key }),
      ...makeForm(fieldsOfItem(field, one), (inner, innerName, innerLanguage) =>
        tidy(inner, innerName, one, innerLanguage),
      ),
    }));
  }
  return typeof value === "string" ? storedText(field, value) || (field.filledIn ?? "") : value;
}

/** A text as it is stored. */
export function storedText(field: Field, value: string): string {
  return String(field.store(value) ?? "");
}

/**
 * The stored form with the values of `sent` that are not stored: texts of a language without the texts that it needs,
 * and items without theirs.
 */
export function withLeftovers<Of extends Fields>(
  kind: Kind<Of>,
  stored: FormOf<Of>,
  sent: FormOf<Of>,
): FormOf<Of> {
  let form = stored;
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.type === "list" && !field.isPerLanguage) {
      const left = itemsIn(sent, name).filter((item) => !isKept(field, item) && hasWords(field, item));
      if (left.length > 0) form = withValue(form, { field: name }, [...itemsIn(stored, name), ...left]);
      continue;
    }
    for (const language of languages) {
      const value = field.isPerLanguage && valueIn(sent, { field: name, language });
      if (isFilled(value) && !isWrittenIn(kind, sent, language)) {
        form = withValue(form, { field: name, language }, value);
      }
    }
  }
  return form;
}

/** Whether anything is written in an item. */
export function hasWords(list: Field, of: Item): boolean {
  return Object.entries(fieldsOfItem(list, of)).some(([field, { isPerLanguage }]) =>
    (isPerLanguage ? languages : [undefined]).some((language) =>
      isFilled(valueIn(of, { field, ...(language && { language }) })),
    ),
  );
}

/** Whether two forms are equal, apart from the keys of items and the order of sets. */
export function isSameForm<Of extends Fields>({ fields }: Kind<Of>, a: FormOf<Of>, b: FormOf<Of>): boolean {
  return a === b || comparable(fields, a) === comparable(fields, b);
}

function comparable(fields: Fields, form: object): string {
  return JSON.stringify(
    Object.entries(fields).map(([name, field]) => {
      const value = valueIn(form, { field: name });
      if (field.item && field.isPerLanguage) {
        return languages.map((language) => comparableList(field, itemsIn(form, name, language)));
      }
      if (field.item) return comparableList(field, itemsOf(value));
      return field.isSet && Array.isArray(value) ? value.toSorted() : value;
    }),
  );
}

function comparableList(field: Field, items: readonly Item[]): string[] {
  return items.map((one) => (one.type ?? "") + comparable(fieldsOfItem(field, one), one));
}

/** Whether both forms are stored as the same document. */
export function isStoredAlike<Of extends Fields>(kind: Kind<Of>, a: FormOf<Of>, b: FormOf<Of>): boolean {
  return isSameForm(kind, storedForm(kind, a), storedForm(kind, b));
}

/** Whether both forms say the same, whoever sees it and whatever is linked to it. */
export function hasSameWords<Of extends Fields>(kind: Kind<Of>, a: FormOf<Of>, b: FormOf<Of>): boolean {
  const said = Object.fromEntries(
    Object.entries(kind.fields).filter(([, { type }]) => type !== "flag" && type !== "links"),
  );
  return comparable(said, storedForm(kind, a)) === comparable(said, storedForm(kind, b));
}

/** What people write in a part of a form: HTML, or plain text. */
export type WrittenText = { part: Part; type: "line" | "text" | "html"; text: string };

/** All texts of a form, in their order. */
export function* writtenTexts(
  fields: Fields,
  form: object,
  around: Partial<Part> = {},
): Generator<WrittenText> {
  for (const [name, field] of Object.entries(fields)) {
    const { type } = field;
    for (const language of field.isPerLanguage ? languages : [undefined]) {
      const part: Part = {
        ...(around.field === undefined ? { field: name } : { ...around, field: around.field, inner: name }),
        ...(language && { language }),
      };
      const value = valueIn(form, { field: name, ...(language && { language }) });
      for (const [index, one] of type === "list" ? itemsOf(value).entries() : []) {
        // An item of a list within an item is named by the list.
        const isWithin = part.inner !== undefined;
        const within = isWithin ? part : { ...part, item: index + 1 };
        for (const written of writtenTexts(fieldsOfItem(field, one), one, within)) {
          yield isWithin ? { ...written, part } : written;
        }
      }
      const isText = type === "line" || type === "text" || type === "html";
      if (isText && typeof value === "string") yield { part, type, text: value };
    }
  }
}
