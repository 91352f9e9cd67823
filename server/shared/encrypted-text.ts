import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const version = "v1";

/** Encrypts a text for one owner (AES-256-GCM, NIST SP 800-38D). */
export function encryptText(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return [version, nonce, sealed, sealing.getAuthTag()]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");
}

/** Null for another key or owner, or no encrypted text. */
export function openText(key: Uint8Array, owner: string, kept: string | null): string | null {
  const [found, nonce = "", sealed = "", tag = ""] = (kept ?? "").split(".");
  if (found !== version) return null;
  const bytes = (part: string) => Buffer.from(part, "base64url");
  try {
    const opening = createDecipheriv(cipher, key, bytes(nonce), { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes(tag));
    return opening.update(bytes(sealed), undefined, "utf8") + opening.final("utf8");
  } catch {
    return null;
  }
}
