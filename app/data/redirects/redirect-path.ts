/** What WordPress and its like select a page with, by order of weight. */
const parameters = ["p", "page_id", "cat", "tag", "attachment_id", "author", "m", "feed"];

/** What campaigns and comments append, which selects no page. */
export const isAppended = (name: string): boolean =>
  /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id|replytocom|preview)$/.test(name);

/** What the path of a redirect has none of, and its parameters neither. */
const impossible = /[?#\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A star that is not the whole last segment. */
const misplacedStar = /\*(?!\/?$)|[^/]\*/;

const maxLength = 500;

/**
 * The spelling of `otm_redirects.path` for an address of this site or a former one, a path or with its origin: decoded, in
 * lower case, without /nl, a slash at its end or a fragment. Of a query, at / and .php, the one parameter that selects a page,
 * else all but what campaigns append, by name. A last segment `*` stands for any. Null for what can't be redirected, such as
 * the home page.
 */
export function redirectPath(address: string): string | null {
  const url = parseAddress(address);
  const decoded = url && /^https?:$/.test(url.protocol) ? decode(url.pathname) : null;
  if (url === null || decoded === null || impossible.test(decoded) || misplacedStar.test(decoded))
    return null;
  const segments = decoded.split("/").filter((segment) => segment !== "");
  while (segments[0] === "nl") segments.shift();
  const path = `/${segments.join("/")}`.replace(/[/\s]+$/, "") || "/";
  const parameter = path === "/" || path.endsWith(".php") ? parameterOf(url) : null;
  const whole =
    parameter === null ? path + queryOf(url, path) : path.replace(/^\/index\.php$/, "/") + parameter;
  return whole === "/" || whole.length > maxLength ? null : whole;
}

/** A path, with one slash at its beginning, or a whole address; null for neither. */
export function parseAddress(address: string): URL | null {
  const given = address.trim();
  return URL.parse(given.startsWith("/") ? `http://site/${given.replace(/^[/\\]+/, "")}` : given);
}

function decode(pathname: string): string | null {
  try {
    return plain(decodeURIComponent(pathname));
  } catch {
    return null;
  }
}

/** Such as "?p=123"; null without one. */
function parameterOf({ searchParams }: URL): string | null {
  for (const name of parameters) {
    const value = spelledValue(searchParams.get(name) ?? "");
    if (value) return `?${name}=${value}`;
  }
  return null;
}

/** Whether all that a query selects by can be spelled: a redirect without a part of it would hold for more than was meant. */
export function canKeepQuery(address: string): boolean {
  return [...(parseAddress(address)?.searchParams ?? [])].every(
    ([name, value]) => isAppended(name) || isSpelled(name, value),
  );
}

function isSpelled(name: string, value: string): boolean {
  return parameterName.test(name) && spelledValue(value) !== null;
}

const parameterName = /^[\w[\]-]{1,40}$/;

/** Such as "?id=7&option=shop"; empty at the home page, which has all parameters, and for what can't be spelled. */
function queryOf({ searchParams }: URL, path: string): string {
  if (path === "/") return "";
  const given = [...searchParams].flatMap(([name, value]) => {
    const isLeftOut = isAppended(name) || !isSpelled(name, value);
    return isLeftOut ? [] : [`${plain(name)}=${spelledValue(value)}`];
  });
  return given.length === 0 ? "" : `?${[...new Set(given)].sort().join("&")}`;
}

/** Null for one that a redirect can't have. */
function spelledValue(given: string): string | null {
  const value = plain(given).trim();
  return value.length <= 200 && !value.includes("&") && !impossible.test(value) ? value : null;
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFC");
}
