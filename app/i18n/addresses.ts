import type { Language } from "./language-texts.ts";

const englishPrefix = "/en";

/** The language of a path: English under /en, else Dutch. */
export function languageOf(pathname: string): Language {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? "en" : "nl";
}

/** The path without its language prefix. */
export function plainPath(pathname: string): string {
  return languageOf(pathname) === "en" ? pathname.slice(englishPrefix.length) || "/" : pathname;
}

/** The path of a page in a language; `path` is its Dutch path, as `href()` gives it. */
export function address(language: Language, path: string): string {
  if (language === "nl") return path;
  return path === "/" ? englishPrefix : englishPrefix + path;
}

export function otherLanguage(language: Language): Language {
  return language === "nl" ? "en" : "nl";
}

/** The query parameters that identify the page: "", or beginning with "?". */
export function ownQuery(pathname: string, search: string): string {
  const names = pageParameters(plainPath(pathname));
  const own = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  return own.length === 0 ? "" : `?${new URLSearchParams(own)}`;
}

/** The identifying parameters of a Dutch path; others, such as campaigns, are dropped. */
function pageParameters(path: string): readonly string[] {
  if (path === "/search") return ["q", "page"];
  return /^\/insights(?:\/tag\/[^/]+)?$/.test(path) ? ["page"] : [];
}
