import { isIP } from "node:net";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** By `Sec-Fetch-Site`, else `Origin`; without both it is no browser (as Go's `CrossOriginProtection`). */
export function isCrossSite(method: string, headers: Pick<Headers, "get">, own: readonly string[]): boolean {
  if (safeMethods.has(method)) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && !own.includes(origin);
}

/** The site's origin, and the requested one where DNS rebinding is impossible. */
export function ownOrigins(siteUrl: URL, requestUrl: URL): string[] {
  return isLocal(requestUrl.hostname) ? [siteUrl.origin, requestUrl.origin] : [siteUrl.origin];
}

function isLocal(hostname: string): boolean {
  const isAddress = hostname.startsWith("[") || isIP(hostname) !== 0;
  return isAddress || hostname === "localhost" || hostname.endsWith(".localhost");
}

/** A repeated Host (RFC 9112, 3.2: 400), of which Node keeps the first. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length > 1;
}

/** Types that a form can send without a preflight. */
export function isFormType(contentType: string | null): boolean {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  return ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"].includes(type);
}
