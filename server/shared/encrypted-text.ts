import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const version = "v1";

/** Encrypts a text for one owner (AES-256-GCM, NIST SP 800-38D). */
export function encryptText(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipherStream = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipherStream.update(text, "utf8"), cipherStream.final()]);
  return [version, nonce, encrypted, cipherStream.getAuthTag()]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");
}

/** Null for another key or owner, or no encrypted text. */
export function decryptText(key: Uint8Array, owner: string, stored: string | null): string | null {
  const [found, nonce = "", encrypted = "", tag = ""] = (stored ?? "").split(".");
  if (found !== version) return null;
  const bytes = (part: string) => Buffer.from(part, "base64url");
  try {
    const decipher = createDecipheriv(cipher, key, bytes(nonce), { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes(tag));
    return decipher.update(bytes(encrypted), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
