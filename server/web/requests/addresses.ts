type AddressVerdict =
  | { kind: "fine" }
  | { kind: "moved"; to: string }
  | { kind: "malformed" }
  | { kind: "too-long" };

/** RFC 9110 recommends at least 8,000 octets. */
const maxAddressLength = 8 * 1024;

/** Machine-readable files and images that are rendered on request. */
const documents =
  /^\/(?:en\/)?(?:sitemap[a-z0-9_-]*|rss|atom|insights\/tag\/[a-z0-9_-]+\/(?:rss|atom))\.xml$|^\/(?:en\/)?(?:og(?:\/[a-z0-9_-]+)+\.png|(?:(?:cases|insights|services)\/)?[a-z0-9_-]+\.md|llms\.txt|robots\.txt)$/;

/** File names are case-sensitive; the router's data requests belong to pages. */
const keepsCase = /^\/(?:(?:en|nl)\/)*(?:assets|files)\/|\.(?!data\/*$)[^/]*\/*$/i;

/** One canonical URL per page: single slashes, lower case, no needless escapes, no /nl prefix. */
export function judgeAddress({ pathname, search }: Pick<URL, "pathname" | "search">): AddressVerdict {
  if (pathname.length + search.length > maxAddressLength) return { kind: "too-long" };
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

/** Unescapes unreserved characters (RFC 3986, 6.2.2.2). */
function spell(text: string): string {
  const character = text.length === 1 ? text : String.fromCharCode(Number.parseInt(text.slice(1), 16));
  return /^[\w.~-]$/.test(character) ? character.toLowerCase() : text;
}
