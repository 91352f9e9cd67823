import { networkOf } from "../../../shared/client-address.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import type { AuthContext } from "../sessions/context.ts";
import { hashToken } from "../tokens/secret-tokens.ts";
import { OAuthError, withOAuthErrors } from "./oauth-error.ts";
import { single } from "./parameters.ts";

/** POST /oauth/revoke (RFC 7009): ends the grant of an access or refresh token; of an unknown one it says the same. */
export const revokeToken = withOAuthErrors(revoke);

async function revoke(request: AuthRequest, { database }: AuthContext): Promise<Response> {
  await consumeRate(database, rateLimits.oauthToken, networkOf(request.address));
  const form = await request.readForm();
  const [token, clientId] = [single(form, "token"), single(form, "client_id")];
  if (token === null) throw new OAuthError("invalid_request", "token is missing");
  if (clientId === null) throw new OAuthError("invalid_client", "client_id is missing", 401);
  await database.query(revokeStatement, [hashToken(token), clientId]);
  return new Response(null, { status: 200, headers: { "Cache-Control": "no-store" } });
}

/** Only for the client that it was issued to. */
const revokeStatement = `
  delete from public.otm_access_tokens token using private.oauth_authorizations asked
  where asked.token_id = token.id and asked.client_id = $2 and (
    token.token_hash = $1
    or exists (select from private.oauth_refresh_tokens held where held.token_id = token.id and held.token_hash = $1)
  )`;
