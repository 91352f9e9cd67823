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
