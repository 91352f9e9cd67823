import type { Language } from "./language-texts.ts";

const oneYear = 365 * 24 * 60 * 60;

/** Keeps the chosen language in this browser, for pages that have no address per language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}
