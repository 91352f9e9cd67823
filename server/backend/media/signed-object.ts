import { createHmac, timingSafeEqual } from "node:crypto";

/** The token of a signed address of an object, until a time in seconds since 1970 (HMAC-SHA-256, RFC 2104). */
export function signObject(key: Uint8Array, path: string, expiresAt: number): string {
  return `${expiresAt}.${proofOf(key, path, expiresAt).toString("base64url")}`;
}

export function isSignedObject(key: Uint8Array, path: string, token: string, now: number): boolean {
  const [, time, proof = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const expiresAt = Number(time);
  if (time === undefined || expiresAt < now) return false;
  return timingSafeEqual(Buffer.from(proof, "base64url"), proofOf(key, path, expiresAt));
}

function proofOf(key: Uint8Array, path: string, expiresAt: number): Buffer {
  return createHmac("sha256", key).update(`media/${path}\n${expiresAt}`).digest();
}
