import { useCallback } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../../i18n/panel/site-texts.en.ts";
import { fieldsByName } from "./text-fields.ts";

/** What the panel calls a text by its key, and a field by its name. */
export function useTextNames() {
  const { language } = useLanguage(siteTextsPanelTexts);
  const texts = siteTextsPanelTexts[language];
  const nameOf = useCallback((key: string) => factName(texts, key) ?? key, [texts]);
  function fieldNameOf(name: string): string {
    const field = fieldsByName.get(name);
    return field ? `${nameOf(field.key)} (${texts[`texts.${field.language}`]})` : name;
  }
  return { nameOf, fieldNameOf };
}

function factName(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return key.startsWith("firm.") ? texts[`texts.${key}`] : undefined;
}
