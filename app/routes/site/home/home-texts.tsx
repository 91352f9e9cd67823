import { createContext, type ReactNode, use, useMemo } from "react";
import { useChangedTexts, useLanguage } from "../../../i18n/language.tsx";
import { lookUpIn, type TextValues } from "../../../i18n/language-texts.ts";
import { type HomeTexts, unpackTexts } from "./packed-texts.ts";

const HomeTextsContext = createContext<HomeTexts | null>(null);

/** Provides the home page's texts from its loader data, in one language: a module would ship both. */
export function HomeTextsProvider({ packed, children }: { packed: string; children: ReactNode }) {
  const texts = useMemo(() => unpackTexts(packed), [packed]);
  return <HomeTextsContext value={texts}>{children}</HomeTextsContext>;
}

/**
 * The current language and the home page's texts in it.
 *
 * @throws {Error} outside a HomeTextsProvider
 */
export function useHomeTexts() {
  const { language } = useLanguage();
  const changed = useChangedTexts();
  const texts = use(HomeTextsContext);
  if (texts === null) throw new Error("useHomeTexts must be used within a HomeTextsProvider");
  return {
    language,
    t: (key: keyof HomeTexts, values?: TextValues) => lookUpIn(texts, language, key, values, changed),
  };
}
