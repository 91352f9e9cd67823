import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a link opens its file, in seconds. */
const linkLifetime = 7 * 24 * 60 * 60;

/** The address from which what a request was for can be had for a week. */
export function linkTo(siteUrl: URL, key: Uint8Array, leadId: string): string {
  const expiresAt = Math.floor(Date.now() / 1_000) + linkLifetime;
  return new URL(`/files/${signLink(key, leadId, expiresAt)}`, siteUrl).href;
}

const leadBytes = 16;
const proofBytes = 16;

/** The token of a link: whose request it is, until when it works (in seconds since 1970), and a proof (HMAC-SHA-256, RFC 2104). */
export function signLink(key: Uint8Array, leadId: string, expiresAt: number): string {
  const claims = Buffer.alloc(leadBytes + 4);
  claims.write(leadId.replaceAll("-", ""), "hex");
  claims.writeUInt32BE(expiresAt, leadBytes);
  return Buffer.concat([claims, proofOf(key, claims)]).toString("base64url");
}

/** The token's content; null when it was not signed with this key. */
export function readLink(key: Uint8Array, token: string): { leadId: string; expiresAt: number } | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== leadBytes + 4 + proofBytes || bytes.toString("base64url") !== token) return null;
  const claims = bytes.subarray(0, leadBytes + 4);
  if (!timingSafeEqual(bytes.subarray(leadBytes + 4), proofOf(key, claims))) return null;
  const leadId = claims.toString("hex", 0, leadBytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { leadId, expiresAt: claims.readUInt32BE(leadBytes) };
}

function proofOf(key: Uint8Array, claims: Buffer): Buffer {
  return createHmac("sha256", key).update(claims).digest().subarray(0, proofBytes);
}
