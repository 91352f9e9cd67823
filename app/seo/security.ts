const day = 24 * 60 * 60 * 1_000;

/** security.txt (RFC 9116): whom to tell of a weakness. It holds for half a year from `now`, to the day. */
export function securityText(origin: string, email: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + 183) * day);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: nl, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
