/** What WordPress and its like select a page with, by order of weight. */
const parameters = ["p", "page_id", "cat", "tag", "attachment_id", "author", "m", "feed"];

/** Whether a query may select a page. */
export const selectsPage = new RegExp(`[?&](?:${parameters.join("|")})=`);

/** What the path of a redirect has none of, and its parameter neither. */
const impossible = /[?#\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const maxLength = 500;

/**
 * The spelling of `otm_redirects.path` for an address of this site or a former one, a path or with its origin: decoded, in
 * lower case, without /nl, a slash at its end or a fragment; of a query the one parameter that selects a page, at / and .php.
 * Null for what can't be redirected, such as the home page.
 */
export function redirectPath(address: string): string | null {
  const given = address.trim();
  const url = URL.parse(given.startsWith("/") ? `http://site/${given.replace(/^[/\\]+/, "")}` : given);
  const decoded = url && /^https?:$/.test(url.protocol) ? decode(url.pathname) : null;
  if (url === null || decoded === null || impossible.test(decoded)) return null;
  const segments = decoded.split("/").filter((segment) => segment !== "");
  while (segments[0] === "nl") segments.shift();
  const path = `/${segments.join("/")}`.replace(/[/\s]+$/, "") || "/";
  const parameter = path === "/" || path.endsWith(".php") ? parameterOf(url) : null;
  const whole = parameter === null ? path : path.replace(/^\/index\.php$/, "/") + parameter;
  return whole === "/" || whole.length > maxLength ? null : whole;
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
    const value = plain(searchParams.get(name) ?? "").trim();
    if (value !== "" && value.length <= 200 && !value.includes("&") && !impossible.test(value)) {
      return `?${name}=${value}`;
    }
  }
  return null;
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFC");
}
