/** Adds `Secure` (RFC 6265, 4.1.2.5). */
export function secured(cookie: string): string {
  return /;\s*secure\s*(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`;
}
