import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const version = "v1";

/** A factor's secret as the database keeps it. It can be opened for that factor only (AES-256-GCM, NIST SP 800-38D). */
export function sealFactorSecret(key: Uint8Array, factorId: string, secret: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([sealing.update(secret, "utf8"), sealing.final()]);
  return [version, nonce, sealed, sealing.getAuthTag()]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");
}

/** The secret; null when it was sealed with another key, for another factor, or is none. */
export function openFactorSecret(key: Uint8Array, factorId: string, kept: string | null): string | null {
  const [found, nonce = "", sealed = "", tag = ""] = (kept ?? "").split(".");
  if (found !== version) return null;
  const bytes = (part: string) => Buffer.from(part, "base64url");
  try {
    const opening = createDecipheriv(cipher, key, bytes(nonce), { authTagLength: 16 })
      .setAAD(Buffer.from(factorId))
      .setAuthTag(bytes(tag));
    return opening.update(bytes(sealed), undefined, "utf8") + opening.final("utf8");
  } catch {
    return null;
  }
}
