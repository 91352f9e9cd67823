import { sentParameter } from "../../../app/data/submissions/sent-parameter.ts";
import { plainPath } from "../../../app/i18n/addresses.ts";

/** Personal, or hardly ever requested twice. */
const ownPages =
  /^\/(?:en\/)?(?:admin|beheer|oauth|settings|link-expired|preview|search|files|weekly-mail)(?:\/|\.data$|$)/;

/** Pages that confirm a form to its sender, when the query says so. */
const forms = /^\/(?:en\/)?(?:contact|download\/[^/]+)(?:\.data)?$/;

/** Query parameters that select content; all others are ignored. */
const parameters: readonly { path: RegExp; names: readonly string[] }[] = [
  { path: /^\/insights(?:\/tag\/[^/]+)?$/, names: ["page"] },
];

/** The cache key; null when the page is not cacheable, or the URL not in canonical spelling. */
export function pageKey(pathname: string, search: string): string | null {
  if (!/^[a-z0-9_./-]+$/.test(pathname) || ownPages.test(pathname)) return null;
  if (search === "") return pathname;
  if (forms.test(pathname) && new URLSearchParams(search).has(sentParameter)) return null;
  const known = knownParameters(pathname);
  if (known.length === 0) return pathname;
  const given = new URLSearchParams(search);
  // Pages read the first of repeated parameters.
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
