import type { Language } from "./language-texts.ts";

const englishPrefix = "/en";

/** The language that an address speaks: English under /en, else Dutch. */
export function languageOf(pathname: string): Language {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? "en" : "nl";
}

/** The address without its language prefix: the name that a page has in both languages. */
export function plainPath(pathname: string): string {
  return languageOf(pathname) === "en" ? pathname.slice(englishPrefix.length) || "/" : pathname;
}

/** The address of a page in a language; `path` is its Dutch address, as `href()` gives it. */
export function address(language: Language, path: string): string {
  if (language === "nl") return path;
  return path === "/" ? englishPrefix : englishPrefix + path;
}

/** The other language: where the header's toggle leads. */
export function otherLanguage(language: Language): Language {
  return language === "nl" ? "en" : "nl";
}

/** What of an address's query belongs to the page itself: empty, or with its question mark. */
export function ownQuery(pathname: string, search: string): string {
  const names = pageParameters(plainPath(pathname));
  const own = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  return own.length === 0 ? "" : `?${new URLSearchParams(own)}`;
}

/** The parameters that make another page of a Dutch address; what else it carries is about the visit. */
function pageParameters(path: string): readonly string[] {
  if (path === "/search") return ["q", "page"];
  return /^\/insights(?:\/tag\/[^/]+)?$/.test(path) ? ["page"] : [];
}
