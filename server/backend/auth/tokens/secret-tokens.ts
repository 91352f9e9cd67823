import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 is enough for a random token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Derived, so that concurrent refreshes get the same token although only its hash is stored. */
export function nextRefreshToken(secret: Uint8Array, token: string): string {
  return createHmac("sha256", secret).update(token).digest("base64url");
}

/** The access token of a grant, random or, after a refresh, derived from the refresh token that was used. */
export function grantAccessToken(secret: Uint8Array, refreshToken: string | null): string {
  const bytes =
    refreshToken === null
      ? randomBytes(32)
      : createHmac("sha256", secret).update(`access token after ${refreshToken}`).digest();
  return `vlotwerk_${bytes.toString("hex")}`;
}
