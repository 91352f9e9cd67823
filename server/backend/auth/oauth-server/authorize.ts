import { z } from "zod";
import { networkOf } from "../../../shared/client-address.ts";
import type { Queryable } from "../../database/database.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import { sendTo } from "../providers/redirects.ts";
import type { AuthContext, Endpoint } from "../sessions/context.ts";
import { type Client, findClient } from "./clients.ts";
import { OAuthError, withOAuthErrors } from "./oauth-error.ts";
import { readScopes, requireOwnResource, single, withParameters } from "./parameters.ts";
import { hostOf, isRegistered, ownComputer } from "./redirect-uris.ts";

/**
 * GET /oauth/authorize (OAuth 2.1, 4.1.1): redirects to the page that asks the person, or back with an error. What can't go
 * back, that page tells the person; a program gets it as JSON. Anybody registers a client: until a person has approved it,
 * nothing goes back, so that no link of this site leads elsewhere (RFC 9700, 4.11.2).
 */
export const authorize: Endpoint = async (request, context) => {
  const answer = await started(request, context);
  if (answer.status < 400 || !request.wantsPage) return answer;
  const page = consentPage(context.siteUrl);
  page.searchParams.set("error", z.object({ error: z.string() }).parse(await answer.json()).error);
  return sendTo(page.href);
};

const started = withOAuthErrors(start);

function consentPage(siteUrl: URL): URL {
  return new URL("/oauth/consent", siteUrl);
}

async function start(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { database, siteUrl } = context;
  await consumeRate(database, rateLimits.oauthAuthorization, networkOf(request.address));
  const { client, redirectUri } = await readTarget(request, context);
  const { search } = request;
  try {
    const asked = readAsked(search, siteUrl);
    const id = await storeAuthorization(database, client, redirectUri, asked);
    const page = consentPage(siteUrl);
    page.searchParams.set("authorization_id", id);
    return sendTo(page.href);
  } catch (error) {
    if (!(error instanceof OAuthError) || !(await isApproved(database, client, redirectUri))) throw error;
    const state = search.getAll("state").find((one) => statePattern.test(one)) ?? null;
    const answer = { error: error.error, error_description: error.message, state, iss: siteUrl.origin };
    return sendTo(withParameters(redirectUri, answer));
  }
}

/** Until the redirect URI is known to be the client's, nothing is sent there. Throws OAuthError. */
async function readTarget(
  { search }: AuthRequest,
  { database, clientDocuments }: AuthContext,
): Promise<{ client: Client; redirectUri: string }> {
  const redirectUri = single(search, "redirect_uri");
  const client = await findClient(database, single(search, "client_id"), clientDocuments);
  if (redirectUri === null) throw new OAuthError("invalid_request", "redirect_uri is missing");
  if (isRegistered(redirectUri, client.redirectUris)) return { client, redirectUri };
  throw new OAuthError("invalid_request", "redirect_uri is not one of this client");
}

/** Whether a person has connected this client at this host, and is still connected. */
async function isApproved(database: Queryable, client: Client, redirectUri: string): Promise<boolean> {
  const approved = await database.query(
    "select from private.oauth_authorizations where client_id = $1 and host = $2 and token_id is not null limit 1",
    [client.id, requesterOf(client, redirectUri).host],
  );
  return approved.length > 0;
}

/** The host that gets the code, as the person sees it. */
function requesterOf(client: Client, redirectUri: string): { host: string; isProven: boolean } {
  const target = hostOf(redirectUri);
  // Any program on the person's computer may say that it is the one of a document.
  const proven = target === ownComputer ? null : client.documentHost;
  return { host: proven ?? target, isProven: proven !== null };
}

/** Printable (RFC 6749, appendix A.5). */
const statePattern = /^[\x20-\x7e]{1,2000}$/;

type Asked = { scopes: string[]; state: string | null; challenge: string };

function readAsked(search: URLSearchParams, siteUrl: URL): Asked {
  if (single(search, "response_type") !== "code") {
    throw new OAuthError("unsupported_response_type", "response_type must be code");
  }
  const challenge = single(search, "code_challenge") ?? "";
  // SHA-256 as base64url (RFC 7636, 4.2).
  if (single(search, "code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(challenge)) {
    throw new OAuthError("invalid_request", "PKCE is required: code_challenge by the method S256");
  }
  const state = single(search, "state");
  if (state !== null && !statePattern.test(state)) {
    throw new OAuthError("invalid_request", "state must be 2,000 printable characters at most");
  }
  requireOwnResource(single(search, "resource"), siteUrl);
  return { scopes: readScopes(single(search, "scope")), state, challenge };
}

async function storeAuthorization(
  database: Queryable,
  client: Client,
  redirectUri: string,
  { scopes, state, challenge }: Asked,
): Promise<string> {
  const { host, isProven } = requesterOf(client, redirectUri);
  const [stored] = await database.query<{ id: string }>(storeStatement, [
    client.id,
    client.name,
    host,
    isProven,
    redirectUri,
    scopes,
    state,
    challenge,
  ]);
  return stored?.id ?? "";
}

/** Cleans up what nobody decided on, and grants whose code was never exchanged. */
const storeStatement = `
  with undecided as (
    delete from private.oauth_authorizations where id in (
      select id from private.oauth_authorizations
      where created_at < now() - interval '10 minutes' and token_id is null limit 100 for update skip locked
    )
  ), unclaimed as (
    delete from public.otm_access_tokens where id in (
      select token_id from private.oauth_authorizations
      where approved_at < now() - interval '10 minutes' and used_at is null limit 100 for update skip locked
    )
  )
  insert into private.oauth_authorizations (
    client_id, client_name, host, is_verified_host, redirect_uri, scopes, state, code_challenge
  )
  values ($1, $2, $3, $4, $5, $6::text[], $7, $8)
  returning id`;
