import { createContext, type ReactNode, use, useMemo } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { lookUpIn } from "../../../i18n/language-texts.ts";
import { type HomeTexts, unpackTexts } from "./packed-texts.ts";

const HomeTextsContext = createContext<HomeTexts | null>(null);

/**
 * Gives the home page its texts. There are so many that they come with the page's data, in its language alone, where
 * they cost next to nothing beside the same sentences in the page; code would carry them in both languages.
 */
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
  const texts = use(HomeTextsContext);
  if (texts === null) throw new Error("useHomeTexts must be used within a HomeTextsProvider");
  return { language, t: (key: keyof HomeTexts) => lookUpIn(texts, language, key) };
}
