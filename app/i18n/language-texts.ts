export const languages = ["nl", "en"] as const;

export type Language = (typeof languages)[number];

/** A language as the database stores it; Dutch when it is neither. */
export function asLanguage(value: string): Language {
  return value === "en" ? "en" : "nl";
}

/** English for a Dutch dictionary: the same keys, so a missing or surplus key is a type error. */
export type Translation<Dutch> = Record<keyof Dutch & string, string>;

/** The texts of one area in both languages. */
export type Texts<Key extends string> = Record<Language, Record<Key, string>>;

/** What stands between braces in a text: `"Maximaal {max} tekens"`. */
export type TextValues = Record<string, string | number>;

/**
 * The text under a key, with its `{name}` places filled. A key without a text is logged as a warning
 * and shown itself, so that a gap is seen and does no harm.
 */
export function lookUp<Key extends string>(
  texts: Texts<Key>,
  language: Language,
  key: Key,
  values: TextValues = {},
): string {
  return lookUpIn(texts[language], language, key, values);
}

/** The same, where the texts are at hand in one language alone. */
export function lookUpIn<Key extends string>(
  texts: Record<Key, string>,
  language: Language,
  key: Key,
  values: TextValues = {},
): string {
  const text: string | undefined = texts[key];
  if (text === undefined) {
    console.warn(`No ${language} text for the key "${key}"`);
    return key;
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
