import { asLanguage, type Language } from "./language-texts.ts";

const oneYear = 365 * 24 * 60 * 60;

/** Stores the language in a cookie, for pages with one address for both languages. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${languageCookie(language)}${secureOnHttps()}`;
}

/** The Secure attribute on https. */
export function secureOnHttps(): string {
  return location.protocol === "https:" ? "; secure" : "";
}

/** The language cookie without the Secure attribute. */
export function languageCookie(language: Language): string {
  return `language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}

/** The language of a page with one address: from the cookie, else from the mail link, else Dutch. */
export function languageFor(request: Request, cookies = request.headers.get("cookie") ?? ""): Language {
  const remembered = /(?:^|;\s*)language=(nl|en)(?:;|$)/.exec(cookies)?.[1];
  return asLanguage(remembered ?? new URL(request.url).searchParams.get("language") ?? "");
}
