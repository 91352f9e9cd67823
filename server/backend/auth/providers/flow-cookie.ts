import { createHmac } from "node:crypto";
import type { AuthRequest } from "../calls/auth-request.ts";
import { randomToken } from "../tokens/secret-tokens.ts";
import type { Journey } from "./clients/provider.ts";

/** How long a person may take at the provider, in seconds. */
export const flowLifetime = 600;

/**
 * The secret of the browser that a person began in: only there can they come back to. One for all journeys of a
 * browser, so that two tabs don't take each other's away; a cookie that no other site and no subdomain can set.
 */
export function findBrowserSecret(request: AuthRequest, siteUrl: URL): string | null {
  const secret = request.cookie(cookieName(siteUrl));
  return secret !== null && /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** As findBrowserSecret, or a new one. */
export function takeBrowserSecret(request: AuthRequest, siteUrl: URL): string {
  return findBrowserSecret(request, siteUrl) ?? randomToken();
}

/** `__Host-` needs https (RFC 6265bis, 4.1.3.2); `Lax` lets the cookie come along when the provider sends people back. */
export function browserCookie(secret: string, siteUrl: URL): string {
  const secure = isSecure(siteUrl) ? "; Secure" : "";
  return `${cookieName(siteUrl)}=${secret}; Path=/; Max-Age=${flowLifetime}; HttpOnly; SameSite=Lax${secure}`;
}

function cookieName(siteUrl: URL): string {
  return isSecure(siteUrl) ? "__Host-oauth-browser" : "oauth-browser";
}

function isSecure({ protocol }: URL): boolean {
  return protocol === "https:";
}

/** What one journey shows to the provider. Nobody but this browser can derive it, who reads the database neither. */
export function flowStateOf(secret: string, state: string): Journey {
  const derive = (purpose: string) =>
    createHmac("sha256", secret).update(`${purpose} ${state}`).digest("base64url");
  return { state, verifier: derive("verifier"), nonce: derive("nonce") };
}
