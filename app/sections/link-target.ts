import { linkAddress } from "../html/safe-address.ts";
import { address, languageOf } from "../i18n/addresses.ts";
import type { Language } from "../i18n/language-texts.ts";
import { isPublicPage } from "../ui/links/site-page.ts";

/** Where a link of a section leads; `isPage` when to a page of the site, in the language of its own. Null for none. */
export function linkTarget(to: string, language: Language): { to: string; isPage: boolean } | null {
  const safe = linkAddress(to);
  if (safe === null) return null;
  const [path = ""] = safe.split(/[?#]/);
  if (!path.startsWith("/") || !isPublicPage(path)) return { to: safe, isPage: false };
  return {
    to: languageOf(path) === "nl" ? address(language, path) + safe.slice(path.length) : safe,
    isPage: true,
  };
}
