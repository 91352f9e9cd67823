import { createContext } from "react-router";
import type { Language } from "../../i18n/language-texts.ts";

/** Counts a search that found nothing, for the statistics. */
export const emptySearchCounter = createContext<(query: string, language: Language) => void>();
