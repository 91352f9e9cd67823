import type { Language } from "../../i18n/language-texts.ts";

/** A tag as pages show it; `language` is that of its name. */
export type ShownTag = { name: string; slug: string; language: Language };

/** A tag with its optional names per language. */
export type NamedTag = { name: string; slug: string; name_nl: string | null; name_en: string | null };

/** The columns of a NamedTag. */
export const tagNames = "name, slug, name_nl, name_en" as const;

/** A name for both languages is pronounced as English: the firm's are. */
const commonLanguage = "en";

/** The tag by its name in this language, else by its common one. */
export function shownTag({ name, slug, name_nl, name_en }: NamedTag, language: Language): ShownTag {
  const own = language === "nl" ? name_nl : name_en;
  return own ? { name: own, slug, language } : { name, slug, language: commonLanguage };
}
