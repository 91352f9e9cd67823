import { createHash } from "node:crypto";

/** What a second form of exactly the same words is known by (SHA-256, hexadecimal). */
export function formDigest(form: "contact" | "download", said: object): string {
  return createHash("sha256")
    .update(JSON.stringify([form, said]))
    .digest("hex");
}
