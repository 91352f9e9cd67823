import { useCallback } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { siteTextsPanelTexts } from "../../../i18n/panel/site-texts.en.ts";
import { fieldsByName } from "./text-fields.ts";

/** What the panel calls a text by its key, and a field by its name. */
export function useTextNames() {
  const { language } = useLanguage(siteTextsPanelTexts);
  const texts = siteTextsPanelTexts[language];
  const nameOf = useCallback((key: string) => textName(language, key), [language]);
  function fieldNameOf(name: string): string {
    const field = fieldsByName.get(name);
    return field ? `${nameOf(field.key)} (${texts[`texts.${field.language}`]})` : name;
  }
  return { nameOf, fieldNameOf };
}

/** What the panel calls a text by its key: a fact by its name. */
export function textName(language: Language, key: string): string {
  const texts: Readonly<Record<string, string>> = siteTextsPanelTexts[language];
  return (key.startsWith("firm.") && texts[`texts.${key}`]) || key;
}
