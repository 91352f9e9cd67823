import { plainPath } from "../../app/i18n/addresses.ts";

/** What is not the same for everyone, or hardly ever asked for twice. */
const ownPages = /^\/(?:en\/)?(?:admin|beheer|settings|link-expired|search|files)(?:\/|\.data$|$)/;

/** The parameters that make another page of an address; all others belong to the visitor, or are rubbish. */
const parameters: readonly { path: RegExp; names: readonly string[] }[] = [
  { path: /^\/insights(?:\/tag\/[^/]+)?$/, names: ["page"] },
];

/**
 * The one address by which a page that is the same for everyone is kept: what a page does not know is left out. Null
 * when it may not be kept. Addresses in another spelling (capitals, percent signs) lead to the same pages, and are
 * not kept either, as there would be no end to them.
 */
export function pageKey(pathname: string, search: string): string | null {
  if (!/^[a-z0-9_./-]+$/.test(pathname) || ownPages.test(pathname)) return null;
  if (search === "") return pathname;
  const known = knownParameters(pathname);
  if (known.length === 0) return pathname;
  const given = new URLSearchParams(search);
  // Of a parameter that stands twice pages read the first.
  const kept = known.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}

function knownParameters(pathname: string): readonly string[] {
  const dutch = plainPath(pathname.replace(/\.data$/, ""));
  return parameters.find(({ path }) => path.test(dutch))?.names ?? [];
}
