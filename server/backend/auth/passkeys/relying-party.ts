/** This site towards authenticators (WebAuthn 3, 4): passkeys are made for its host name and used on its origin alone. */
export function relyingParty(siteUrl: URL): { id: string; origin: string } {
  return { id: siteUrl.hostname, origin: siteUrl.origin };
}

/** ES256, EdDSA and RS256, in order of preference (RFC 9053). */
export const algorithms = [-7, -8, -257];

/** The user handle, as GoTrue has it: the text of the user's id. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}
