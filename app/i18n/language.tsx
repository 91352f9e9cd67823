import { createContext, type ReactNode, use, useMemo } from "react";
import { firmOf, firmTexts } from "./firm.ts";
import { type Language, type Texts, type Translate, translator } from "./language-texts.ts";
import type { ChangedTexts } from "./site-texts.ts";
import { commonTexts } from "./texts/common.en.ts";

const noTexts: ChangedTexts = {};

const LanguageContext = createContext<Language | null>(null);
const ChangedTextsContext = createContext<ChangedTexts>(noTexts);

type LanguageProviderProps = {
  language: Language;
  /** The texts that the firm has changed, in this language; by default those around, of another language the facts. */
  changed?: ChangedTexts | undefined;
  children: ReactNode;
};

export function LanguageProvider({ language, changed, children }: LanguageProviderProps) {
  const isSame = use(LanguageContext) === language;
  const around = use(ChangedTextsContext);
  const inherited = useMemo(() => (isSame ? around : firmTexts(around)), [isSame, around]);
  return (
    <LanguageContext value={language}>
      <ChangedTextsContext value={changed ?? inherited}>{children}</ChangedTextsContext>
    </LanguageContext>
  );
}

/** The changed texts of the page's language: those that travel with it. */
export function useChangedTexts(): ChangedTexts {
  return use(ChangedTextsContext);
}

/** The firm's facts. */
export function useFirm() {
  return firmOf(useChangedTexts());
}

type CommonKey = keyof (typeof commonTexts)["nl"];

type LanguageFacility<Key extends string> = {
  language: Language;
  t: Translate<Key>;
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
  return { language, t: translator(texts, language, useChangedTexts()) };
}
