import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import type { AuthContext } from "../sessions/context.ts";
import { asPerson } from "./as-person.ts";

export type Authorization = {
  id: string;
  client_id: string;
  client_name: string;
  host: string;
  is_verified_host: boolean;
  redirect_uri: string;
  scopes: string[];
  state: string | null;
  expires_at: Date;
};

/** GET /oauth/authorizations/:id in GoTrue's form, with the host that is connected. It is this person's from now on. */
export async function showAuthorization(request: AuthRequest, context: AuthContext): Promise<Response> {
  return asPerson(request, context, async (transaction, { id, email }) => {
    const asked = await claimAuthorization(transaction, request.id, id);
    return jsonOk({
      authorization_id: asked.id,
      redirect_uri: asked.redirect_uri,
      client: describeClient(asked),
      user: { id, email: email ?? "" },
      scope: asked.scopes.join(" "),
      host: asked.host,
      is_verified_host: asked.is_verified_host,
      expires_at: asked.expires_at,
    });
  });
}

/** The undecided authorization, claimed by and locked for this person, the first one to open it. Throws AuthError. */
export async function claimAuthorization(
  transaction: Queryable,
  id: string,
  personId: string,
): Promise<Authorization> {
  const [claimed] = await transaction.query<Authorization>(
    `update private.oauth_authorizations asked set user_id = $2
     where id = $1 and (user_id is null or user_id = $2) and token_id is null
       and created_at > now() - interval '10 minutes'
     returning *, created_at + interval '10 minutes' as expires_at`,
    [id, personId],
  );
  if (claimed) return claimed;
  throw new AuthError(404, "oauth_authorization_not_found", "authorization not found");
}

/** As GoTrue describes a client. No picture: it would be fetched from another site. */
export function describeClient({
  client_id: id,
  client_name: name,
}: Pick<Authorization, "client_id" | "client_name">): object {
  const uri = id.startsWith("https://") ? new URL(id).origin : "";
  return { id, name, uri, logo_uri: "" };
}
