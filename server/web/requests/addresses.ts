export type AddressVerdict =
  | { kind: "fine" }
  | { kind: "moved"; to: string }
  | { kind: "malformed" }
  | { kind: "too-long" };

/** RFC 9110 recommends 8,000 octets at least; longer ones come from mistakes and attacks. */
export const longestAddress = 8 * 1024;

/** What programs fetch, and what is expensive to make: files by their names, but pages in all else. */
const documents =
  /^\/(?:en\/)?(?:sitemap[a-z0-9_-]*|rss|atom|insights\/tag\/[a-z0-9_-]+\/(?:rss|atom))\.xml$|^\/(?:en\/)?(?:og(?:\/[a-z0-9_-]+)+\.png|insights\/[a-z0-9_-]+\.md|llms\.txt|robots\.txt)$/;

/** Files have names in which capitals count; data of the router belongs to a page. */
const keepsCase = /^\/(?:(?:en|nl)\/)*(?:assets|files)\/|\.(?!data\/*$)[^/]*\/*$/i;

/**
 * Whether a path and query can be answered as they stand. One page has one address: slashes are not doubled and
 * not at the end, letters are small and not percent-encoded, and Dutch has no prefix. `to` always starts with exactly one
 * slash, so it never leaves this site.
 */
export function judgeAddress({ pathname, search }: Pick<URL, "pathname" | "search">): AddressVerdict {
  if (pathname.length + search.length > longestAddress) return { kind: "too-long" };
  if (!isDecodable(pathname)) return { kind: "malformed" };
  const path = plainPath(pathname);
  return path === pathname ? { kind: "fine" } : { kind: "moved", to: path + search };
}

function isDecodable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function plainPath(pathname: string): string {
  const spelled = keepsCase.test(pathname) ? pathname : pathname.replace(/%[0-9a-fA-F]{2}|[A-Z]/g, spell);
  const segments = spelled.split("/").filter((segment) => segment !== "");
  while (segments[0] === "nl") segments.shift();
  const path = `/${segments.join("/")}`;
  const decoded = decodeURIComponent(path).toLowerCase();
  return documents.test(decoded) ? decoded : path;
}

/** An unreserved character is the same with and without percent-encoding (RFC 3986, 6.2.2.2). */
function spell(text: string): string {
  const character = text.length === 1 ? text : String.fromCharCode(Number.parseInt(text.slice(1), 16));
  return /^[\w.~-]$/.test(character) ? character.toLowerCase() : text;
}
