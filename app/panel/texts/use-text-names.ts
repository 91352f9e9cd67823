import { useCallback } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { fieldsByName } from "./text-fields.ts";
import { textName } from "./text-names.ts";

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
