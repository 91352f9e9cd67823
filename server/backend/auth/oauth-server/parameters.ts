import { tokenScopes } from "../../../../app/data/access-tokens/token-terms.ts";
import { OAuthError } from "./oauth-error.ts";

/** The one value of a parameter; null without one (RFC 6749, 3.1). Throws OAuthError when it is repeated. */
export function single(parameters: URLSearchParams, name: string): string | null {
  const values = parameters.getAll(name);
  if (values.length > 1) throw new OAuthError("invalid_request", `${name} is repeated`);
  return values[0] || null;
}

export const knownScopes: readonly string[] = ["read", ...tokenScopes];

/** Of a client that asks for none: reading and drafting. */
export const defaultScope = "read draft";

/** What is asked for and known here, with read always; the token's response says what was granted (RFC 6749, 3.3). */
export function readScopes(scope: string | null): string[] {
  const scopes = (scope ?? defaultScope).split(" ");
  return knownScopes.filter((one) => one === "read" || scopes.includes(one));
}

/** The only resource (RFC 8707) that tokens are issued for. */
function resourceOf(siteUrl: URL): string {
  return `${siteUrl.origin}/mcp`;
}

/** Throws OAuthError for another resource than this site's. */
export function requireOwnResource(resource: string | null, siteUrl: URL): void {
  const own = resourceOf(siteUrl);
  if (resource === null || resource === own || resource === `${own}/`) return;
  throw new OAuthError("invalid_target", `The only resource here is ${own}`);
}

/** The redirect URI, byte for byte, with more parameters in its query (RFC 6749, 4.1.2). */
export function withParameters(redirectUri: string, parameters: Record<string, string | null>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}
