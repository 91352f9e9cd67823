import { plainPath } from "../../i18n/addresses.ts";

/** The public pages that people link to, by their Dutch addresses (app/routes.ts); names of files have a dot. */
const sitePages =
  /^\/(?:(?:about-us|blog|contact|download|insights|privacy|search|terms)(?:\/[\w-]+){0,2})?$/;

type Link = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "hash" | "target">;

/**
 * The address of the public page behind a link, as the router knows it. Null for what is left to the browser: other
 * sites, files, the panel, another tab, and places of the page that is shown.
 */
export function sitePage(
  { origin, pathname, search, hash, target }: Link,
  shown: Pick<Location, "origin" | "pathname" | "search">,
): string | null {
  if (origin !== shown.origin || target !== "" || !sitePages.test(plainPath(pathname))) return null;
  const isShown = pathname === shown.pathname && search === shown.search;
  return isShown ? null : pathname + search + hash;
}
