import { plainPath } from "../../../app/i18n/addresses.ts";

/** What is not the same for everyone, or hardly ever asked for twice. */
const ownPages = /^\/(?:en\/)?(?:admin|beheer|settings|link-expired|search|files)(?:\/|\.data$|$)/;

/** The parameters that make another page of an address; all others belong to the visitor, or are rubbish. */
const parameters: readonly { path: RegExp; names: readonly string[] }[] = [
  { path: /^\/insights(?:\/tag\/[^/]+)?$/, names: ["page"] },
];

/**
 * The cache key of a page that is the same for everyone: its address with the parameters that the page reads. Null when
 * it may not be cached, and for other spellings (capitals, percent signs): there is no end to them.
 */
export function pageKey(pathname: string, search: string): string | null {
  if (!/^[a-z0-9_./-]+$/.test(pathname) || ownPages.test(pathname)) return null;
  if (search === "") return pathname;
  const known = knownParameters(pathname);
  if (known.length === 0) return pathname;
  const given = new URLSearchParams(search);
  // Of a parameter that stands twice pages read the first.
  const read = known.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return read.length === 0 ? pathname : `${pathname}?${new URLSearchParams(read)}`;
}

function knownParameters(pathname: string): readonly string[] {
  const dutch = plainPath(pathname.replace(/\.data$/, ""));
  return parameters.find(({ path }) => path.test(dutch))?.names ?? [];
}
