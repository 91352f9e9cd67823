import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import type { AuthContext } from "../sessions/context.ts";
import { asPerson } from "./as-person.ts";
import { type Authorization, describeClient } from "./authorizations.ts";

type Grant = Pick<Authorization, "client_id" | "client_name" | "scopes"> & { granted_at: Date };

/** GET /user/oauth/grants, newest first. */
export async function listGrants(request: AuthRequest, context: AuthContext): Promise<Response> {
  return asPerson(request, context, async (transaction, { id }) => {
    const grants = await transaction.query<Grant>(
      `select client_id, client_name, token.scopes, token.created_at as granted_at
       from private.oauth_authorizations asked join public.otm_access_tokens token on token.id = asked.token_id
       where token.user_id = $1 and token.expires_at > now() and private.has_active_session()
       order by token.created_at desc`,
      [id],
    );
    return jsonOk(
      grants.map(({ scopes, granted_at, ...client }) => ({
        client: describeClient(client),
        scopes,
        granted_at,
      })),
    );
  });
}

/** DELETE /user/oauth/grants?client_id=: ends all grants of a client. */
export async function revokeGrant(request: AuthRequest, context: AuthContext): Promise<Response> {
  const clientId = request.search.get("client_id") ?? "";
  return asPerson(request, context, async (transaction, { id }) => {
    const revoked = await transaction.query(
      `delete from public.otm_access_tokens token using private.oauth_authorizations asked
       where asked.token_id = token.id and token.user_id = $1 and asked.client_id = $2 and private.has_active_session()
       returning token.id`,
      [id, clientId],
    );
    if (revoked.length > 0) return new Response(null, { status: 204 });
    throw new AuthError(404, "oauth_consent_not_found", "No grant of this client was found");
  });
}
