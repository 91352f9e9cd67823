import { kindFolders } from "../../content/kinds.ts";
import { plainPath } from "../../i18n/addresses.ts";

const folders = ["blog", "cases", "services", ...kindFolders].join("|");
/** Matches the Dutch paths of public pages (app/routes.ts), also of those that editors make; files have a dot. */
const sitePages = new RegExp(
  `^/(?:(?:${folders})(?:/[\\w-]+){0,2}|(?!(?:admin|beheer|oauth|settings)$)[\\w-]+)?$`,
);

/** Whether a path of either language is that of a public page. */
export function isPublicPage(pathname: string): boolean {
  return sitePages.test(plainPath(pathname));
}

type Link = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "hash" | "target">;

/**
 * The router path of a link to a public page. Null for links left to the browser: other sites, files, the panel, other
 * tabs, and fragments of the shown page.
 */
export function sitePage(
  { origin, pathname, search, hash, target }: Link,
  shown: Pick<Location, "origin" | "pathname" | "search">,
): string | null {
  if (origin !== shown.origin || target !== "" || !isPublicPage(pathname)) return null;
  const isShown = pathname === shown.pathname && search === shown.search;
  return isShown ? null : pathname + search + hash;
}
