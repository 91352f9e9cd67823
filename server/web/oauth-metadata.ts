import { knownScopes } from "../backend/auth/oauth-server/parameters.ts";
import { jsonResponse } from "../shared/json-response.ts";

const documents =
  /^(\/mcp)?\/\.well-known\/(oauth-protected-resource|oauth-authorization-server|openid-configuration)(\/mcp)?$/;

/**
 * Answers what clients of `/mcp` ask first: how to sign in (RFC 9728, RFC 8414). Null for all other requests. `siteUrl` is
 * null where a Supabase project signs in: 404 in the form of an OAuth error, as a page would reach the person as a syntax error.
 */
export function answerMetadata(method: string, pathname: string, siteUrl: URL | null): Response | null {
  const asked = documents.exec(pathname);
  if (!asked && !(siteUrl === null && oauthPath(method, pathname) !== null)) return null;
  if (siteUrl === null) return missing("This site has no OAuth.");
  const [, before, name, after] = asked ?? [];
  if (name === "oauth-protected-resource") return jsonResponse(200, resourceMetadata(siteUrl.origin));
  // Under another path it would describe another issuer (RFC 8414, 3.3).
  const isRoot = name === "oauth-authorization-server" && !before && !after;
  if (isRoot) return jsonResponse(200, serverMetadata(siteUrl.origin));
  return missing(`The metadata is at ${siteUrl.origin}/.well-known/oauth-authorization-server.`);
}

function missing(description: string): Response {
  return jsonResponse(404, { error: "invalid_request", error_description: description });
}

function resourceMetadata(origin: string): object {
  return {
    resource: `${origin}/mcp`,
    authorization_servers: [origin],
    scopes_supported: knownScopes,
    bearer_methods_supported: ["header"],
  };
}

function serverMetadata(origin: string): object {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/auth/v1/oauth/authorize`,
    token_endpoint: `${origin}/auth/v1/oauth/token`,
    registration_endpoint: `${origin}/auth/v1/oauth/clients/register`,
    revocation_endpoint: `${origin}/auth/v1/oauth/revoke`,
    scopes_supported: knownScopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  };
}

/** claude.ai looks for the endpoints here, whatever the metadata says. */
const guessed: Readonly<Record<string, string>> = {
  "GET /authorize": "/auth/v1/oauth/authorize",
  "POST /token": "/auth/v1/oauth/token",
  "POST /register": "/auth/v1/oauth/clients/register",
};

/** The path of the endpoint that a client looks for at the root; null for all other requests. */
export function oauthPath(method: string, pathname: string): string | null {
  return guessed[`${method} ${pathname}`] ?? null;
}

/** Whether a form is sent there: no cookie counts there, so a form of another site gains nothing. */
export function takesOAuthForm({ url }: Request): boolean {
  return /^\/auth\/v1\/oauth\/(token|revoke)$/.test(new URL(url).pathname);
}
