import { isIP } from "node:net";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that may change something was sent by another site's page. `Sec-Fetch-Site` decides where the
 * browser sends it; older browsers are judged by `Origin`; without either it is no browser (Go's
 * `CrossOriginProtection` follows the same order). `own` are the origins that this site is reached by.
 */
export function isCrossSite(method: string, headers: Headers, own: readonly string[]): boolean {
  if (safeMethods.has(method)) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && !own.includes(origin);
}

/**
 * The origins that this site is reached by: its own address, and the one asked for when no other site's name can
 * lead here. A name can (DNS rebinding); this machine's names and bare addresses can't.
 */
export function ownOrigins(siteUrl: URL, asked: URL): string[] {
  return isLocal(asked.hostname) ? [siteUrl.origin, asked.origin] : [siteUrl.origin];
}

function isLocal(hostname: string): boolean {
  const isAddress = hostname.startsWith("[") || isIP(hostname) !== 0;
  return isAddress || hostname === "localhost" || hostname.endsWith(".localhost");
}

/** Whether a request names its host twice (RFC 9112, 3.2: 400); Node's own headers keep only the first. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length > 1;
}

/** The types that a form of any site can send without asking first; the API takes none of them. */
export function isFormType(contentType: string | null): boolean {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  return ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"].includes(type);
}
