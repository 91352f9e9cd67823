import { z } from "zod";
import { networkOf } from "../../../shared/client-address.ts";
import { jsonResponse } from "../../../shared/json-response.ts";
import type { Database } from "../../database/database.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import type { AuthContext } from "../sessions/context.ts";
import { cleanName } from "./client-name.ts";
import { OAuthError, withOAuthErrors } from "./oauth-error.ts";
import { isRedirectUri } from "./redirect-uris.ts";

/** POST /oauth/clients/register (RFC 7591), for clients without a metadata document. */
export const registerClient = withOAuthErrors(register, "invalid_client_metadata");

const metadata = z.object({
  redirect_uris: z.array(z.string()).min(1).max(10),
  client_name: z.string().optional(),
});

/** Whatever else is asked, the client is a public one with both grants (RFC 7591, 3.2.1). */
async function register(request: AuthRequest, { database }: AuthContext): Promise<Response> {
  await consumeRate(database, rateLimits.oauthRegistration, networkOf(request.address));
  const { redirect_uris: redirectUris, client_name: given } = await request.read(metadata);
  if (!redirectUris.every(isRedirectUri)) throw new OAuthError("invalid_redirect_uri", allowed);
  const name = cleanName(given);
  const { id, at } = await store(database, name, redirectUris);
  return jsonResponse(201, {
    client_id: id,
    client_id_issued_at: at,
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  });
}

const allowed =
  "A redirect URI is https, http on localhost, 127.0.0.1 or [::1], or the scheme of a program, in its canonical spelling";

const maxClients = 1_000;

/** When there are too many, the oldest that no person has connected gives way. */
function store(database: Database, name: string, redirectUris: string[]): Promise<Stored> {
  return database.transaction(async (transaction) => {
    await transaction.query(
      `delete from private.oauth_clients
       where coalesce(last_used_at + interval '90 days', created_at + interval '1 day') < now()`,
    );
    await transaction.query(
      `delete from private.oauth_clients where id in (
         select id from private.oauth_clients where last_used_at is null order by created_at
         limit greatest(0, (select count(*) from private.oauth_clients) - ${maxClients - 1})
       )`,
    );
    const [stored] = await transaction.query<Stored>(
      `insert into private.oauth_clients (name, redirect_uris)
       select $1, $2::text[] where (select count(*) from private.oauth_clients) < ${maxClients}
       returning id, extract(epoch from created_at)::int as at`,
      [name, redirectUris],
    );
    if (stored) return stored;
    throw new OAuthError("temporarily_unavailable", "Too many clients are registered here", 503);
  });
}

type Stored = { id: string; at: number };
