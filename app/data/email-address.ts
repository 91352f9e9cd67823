/**
 * A typed address as mail servers take it: without invisible characters, which come along when it is copied, and its
 * domain in ASCII (`münchen.de` is `xn--mnchen-3ya.de`), as not all browsers send it. It may be no address.
 */
export function mailboxOf(typed: string): string {
  const address = typed.replace(/\p{Cf}/gu, "").trim();
  const start = address.lastIndexOf("@") + 1;
  const domain = address.slice(start);
  // A URL would take other signs for a port, a path or an escape.
  if (!/[^\0-\x7F]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  return address.slice(0, start) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}
