import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits, for an address or a header. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token. The token is random, so that nothing slower than SHA-256 is needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * The refresh token that follows this one. It is derived and not drawn, because two tabs that refresh at once must
 * both be given the same one, of which only the hash was kept. Who has the old token can't derive it: the secret
 * never leaves the server.
 */
export function nextRefreshToken(secret: Uint8Array, token: string): string {
  return createHmac("sha256", secret).update(token).digest("base64url");
}
