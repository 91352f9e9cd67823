import type { ChangedTexts } from "./site-texts.ts";

export const languages = ["nl", "en"] as const;

export type Language = (typeof languages)[number];

/** Parses a stored language; Dutch by default. */
export function asLanguage(value: string): Language {
  return value === "en" ? "en" : "nl";
}

/** The English texts of Dutch ones: a missing or surplus key is a type error. */
export type Translation<Dutch> = Record<keyof Dutch & string, string>;

/** The texts of one area in both languages. */
export type Texts<Key extends string> = Record<Language, Record<Key, string>>;

/** The values of a text such as `"Maximaal {max} tekens"`. */
export type TextValues = Record<string, string | number>;

/** What the firm writes for a text to leave it out: empty means the original. */
export const leftOut = "-";

/** The text of a key with its `{name}` values. A missing key is logged as a warning and shown itself. */
export function lookUp<Key extends string>(
  texts: Texts<Key>,
  language: Language,
  key: Key,
  values: TextValues = {},
  changed: ChangedTexts = {},
): string {
  return lookUpIn(texts[language], language, key, values, changed);
}

/** The same for texts in one language. A text that the firm has changed takes the place of the original. */
export function lookUpIn<Key extends string>(
  texts: Record<Key, string>,
  language: Language,
  key: Key,
  values: TextValues = {},
  changed: ChangedTexts = {},
): string {
  const text: string | undefined = changed[key] ?? texts[key];
  if (text === undefined) {
    console.warn(`No ${language} text for the key "${key}"`);
    return key;
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** Looks up texts of one area in one language. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

/** `lookUp` for texts of one area in one language. */
export function translator<Key extends string>(
  texts: Texts<Key>,
  language: Language,
  changed: ChangedTexts = {},
): Translate<Key> {
  return (key, values) => lookUp(texts, language, key, values, changed);
}
