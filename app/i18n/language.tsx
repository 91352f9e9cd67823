import { createContext, type ReactNode, use } from "react";
import { type Language, lookUp, type Texts, type TextValues } from "./language-texts.ts";
import { commonTexts } from "./texts/common.en.ts";

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

type CommonKey = keyof (typeof commonTexts)["nl"];

type LanguageFacility<Key extends string> = {
  language: Language;
  t: (key: Key, values?: TextValues) => string;
};

/**
 * The current language and its texts: those of one area, or the common ones when none is named.
 *
 * @throws {Error} outside a LanguageProvider
 */
export function useLanguage(): LanguageFacility<CommonKey>;
export function useLanguage<Key extends string>(texts: Texts<Key>): LanguageFacility<Key>;
export function useLanguage(texts: Texts<string> = commonTexts): LanguageFacility<string> {
  const language = use(LanguageContext);
  if (language === null) throw new Error("useLanguage must be used within a LanguageProvider");
  return { language, t: (key, values) => lookUp(texts, language, key, values) };
}
