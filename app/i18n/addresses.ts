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

/** The parameters that make another page of a public address; what else an address carries is about the visit. */
const pageParameters = ["page", "q"];

/** What of a query belongs to the page itself: empty, or with its question mark. */
export function ownQuery(search: string): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => pageParameters.includes(name));
  return own.length === 0 ? "" : `?${new URLSearchParams(own)}`;
}
