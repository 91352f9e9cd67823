/** What a URI may hold (RFC 3986, 2) without a fragment: no white space, backslash or control character. */
const characters = /^[\w.~:/?[\]@!$&'()*+,;=%-]{1,2000}$/;

const loopback: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Schemes that a browser handles itself, or that reach more than one program. */
const shared =
  /^(?:about|blob|chrome|content|data|file|filesystem|ftp|intent|javascript|vbscript|view-source|wss?):/;

/** A private scheme, after a domain of the program's maker in reverse, and a path without an authority (RFC 8252, 7.1). */
const reverseDomain = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:\/(?!\/)/;

/**
 * Whether a client may be redirected there: https, http on the same computer (RFC 8252, 7.3), or the scheme of a program
 * (7.1). In its canonical spelling, so that no two parsers read it differently.
 */
export function isRedirectUri(uri: string): boolean {
  const url = characters.test(uri) ? URL.parse(uri) : null;
  if (!url || /^[^/]*\/\/[^/?]*@/.test(uri)) return false;
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return (/^[a-z][a-z0-9+.-]*:\/\/[^/?]/.test(uri) || reverseDomain.test(uri)) && !shared.test(uri);
  }
  if (url.href !== uri && url.href !== `${uri}/`) return false;
  return url.protocol === "https:" || loopback.includes(url.hostname);
}

/** Whether this is one of the client's: the same text; on the same computer with any port (RFC 8252, 7.3). */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (!isRedirectUri(uri)) return false;
  return registered.some((one) => one === uri || isSameLoopback(uri, one));
}

function isSameLoopback(uri: string, registered: string): boolean {
  const [asked, held] = [new URL(uri), URL.parse(registered)];
  if (asked.protocol !== "http:" || held?.protocol !== "http:" || !isRedirectUri(registered)) return false;
  return asked.hostname === held.hostname && asked.pathname === held.pathname && asked.search === held.search;
}

/** As which host a program on the person's own computer is known. */
export const ownComputer = "localhost";

/** The host that gets the code. */
export function hostOf(uri: string): string {
  const { protocol, host, hostname } = new URL(uri);
  const isProgram = protocol !== "https:" && (protocol !== "http:" || loopback.includes(hostname));
  return isProgram ? ownComputer : host;
}
