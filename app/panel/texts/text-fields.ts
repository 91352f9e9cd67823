import type { SavedText, TextLanguage } from "../../data/site-texts/admin-site-texts.ts";
import type { SiteTexts } from "../../data/site-texts/waiting-texts.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { type ChangedTexts, tidyText } from "../../i18n/site-texts.ts";
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

type Row = { key: string; language: string; text: string };

/** The text of each field: what waits, else what is live. */
export function fieldsOf({ stored, waiting }: Record<keyof SiteTexts, readonly Row[]>): Fields {
  const fields: Record<string, string> = {};
  for (const { name, original } of fieldsByName.values()) fields[name] = original;
  for (const { key, language, text } of [...stored, ...waiting]) {
    const name = fieldName(key, language);
    // An empty text is the original.
    if (name in fields) fields[name] = text || (fieldsByName.get(name)?.original ?? "");
  }
  return fields;
}

/** The row of a text, if there is one. */
export function rowIn<Row extends { key: string; language: string }>(
  rows: readonly Row[],
  { key, language }: { key: string; language: string },
): Row | undefined {
  return rows.find((row) => row.key === key && row.language === language);
}

/** What a save stores of a field's text: tidy, and the original for an empty one. */
export function savedText(name: string, text: string): string {
  const field = fieldsByName.get(name);
  return (field && tidyText(field.key, text)) || (field?.original ?? "");
}

/** The rows of changed fields, over what waits; an empty text is the original again. */
export function rowsOf(changed: Fields, waiting: SiteTexts["waiting"]): SavedText[] {
  return Object.entries(changed).flatMap(([name, text]) => {
    const field = fieldsByName.get(name);
    if (!field) return [];
    const { key, language, original } = field;
    const row = rowIn(waiting, field);
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
