import { createHmac } from "node:crypto";
import type { AuthRequest } from "../calls/auth-request.ts";
import { randomToken } from "../tokens/secret-tokens.ts";
import type { FlowSecrets } from "./clients/provider.ts";

/** In seconds. */
export const flowLifetime = 600;

/** The browser's secret, shared by all its flows so that tabs don't overwrite each other's. */
export function findBrowserSecret(request: AuthRequest, siteUrl: URL): string | null {
  const secret = request.cookie(cookieName(siteUrl));
  return secret !== null && /^[\w-]{43}$/.test(secret) ? secret : null;
}

export function takeBrowserSecret(request: AuthRequest, siteUrl: URL): string {
  return findBrowserSecret(request, siteUrl) ?? randomToken();
}

/** `__Host-` needs https (RFC 6265bis, 4.1.3.2); `Lax` sends the cookie with the provider's redirect. */
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

/** Derives one flow's secrets from the browser's, which the database does not hold. */
export function flowSecretsOf(secret: string, state: string): FlowSecrets {
  const derive = (purpose: string) =>
    createHmac("sha256", secret).update(`${purpose} ${state}`).digest("base64url");
  return { state, verifier: derive("verifier"), nonce: derive("nonce") };
}
