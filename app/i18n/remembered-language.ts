import { asLanguage, type Language } from "./language-texts.ts";

const oneYear = 365 * 24 * 60 * 60;

/** Keeps the chosen language in this browser, for pages that have no address per language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${languageCookie(language)}${secureOnHttps()}`;
}

/** What a browser adds to a cookie of a site on https, so that it never travels over anything else. */
export function secureOnHttps(): string {
  return location.protocol === "https:" ? "; secure" : "";
}

/** The cookie that remembers a language, without what https adds to it. */
export function languageCookie(language: Language): string {
  return `language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}

/**
 * The language for such a page: the remembered one, else that of the mail whose link led here, else Dutch. A browser
 * has its cookies beside the request.
 */
export function languageFor(request: Request, cookies = request.headers.get("cookie") ?? ""): Language {
  const remembered = /(?:^|;\s*)language=(nl|en)(?:;|$)/.exec(cookies)?.[1];
  return asLanguage(remembered ?? new URL(request.url).searchParams.get("language") ?? "");
}
