import type { SavedText, StoredText, TextLanguage } from "../../../data/site-texts/admin-site-texts.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { type ChangedTexts, tidyText } from "../../../i18n/site-texts.ts";
import type { Fields } from "../editing/edits.ts";
import { entriesByKey } from "./text-catalog.ts";

/** The field of a text, such as `home.hero.title nl`. */
export function fieldName(key: string, language: string): string {
  return `${key} ${language}`;
}

type Field = { name: string; key: string; language: TextLanguage; original: string };

/** All fields by name. */
export const fieldsByName: ReadonlyMap<string, Field> = new Map(
  [...entriesByKey.values()].flatMap(({ key, originals }) =>
    originals.map(({ language, text }) => {
      const name = fieldName(key, language);
      return [name, { name, key, language, original: text }] as const;
    }),
  ),
);

/** The text of each field: what is stored, else the original. */
export function fieldsOf(stored: readonly StoredText[]): Fields {
  const fields: Record<string, string> = {};
  for (const { name, original } of fieldsByName.values()) fields[name] = original;
  for (const { key, language, text } of stored) {
    const name = fieldName(key, language);
    if (text !== "" && name in fields) fields[name] = text;
  }
  return fields;
}

/** What a save stores of a field's text: tidy, and the original for an empty one. */
export function savedText(name: string, text: string): string {
  const field = fieldsByName.get(name);
  return (field && tidyText(field.key, text)) || (field?.original ?? "");
}

/** The rows of changed fields; an empty text is the original again. */
export function rowsOf(changed: Fields, stored: readonly StoredText[]): SavedText[] {
  return Object.entries(changed).flatMap(([name, text]) => {
    const field = fieldsByName.get(name);
    if (!field) return [];
    const { key, language, original } = field;
    const row = stored.find((one) => one.key === key && one.language === language);
    return [{ key, language, text: text === original ? "" : text, updatedAt: row?.updatedAt ?? null }];
  });
}

/** The texts of fields by language, as pages read them. */
export function previewedTexts(fields: Fields): Record<Language, ChangedTexts> {
  const inLanguage = (wanted: Language) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, text]) => {
        const field = fieldsByName.get(name);
        const isShown = field && (field.language === wanted || field.language === "all");
        return isShown ? [[field.key, savedText(name, text)]] : [];
      }),
    );
  return { nl: inLanguage("nl"), en: inLanguage("en") };
}
