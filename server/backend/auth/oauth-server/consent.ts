import { z } from "zod";
import { tokenDays } from "../../../../app/data/access-tokens/token-terms.ts";
import { DatabaseError, type Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import type { AuthContext } from "../sessions/context.ts";
import { hashToken, randomToken } from "../tokens/secret-tokens.ts";
import { asPerson } from "./as-person.ts";
import { type Authorization, claimAuthorization } from "./authorizations.ts";
import { touchClient } from "./clients.ts";
import { withParameters } from "./parameters.ts";

const decision = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("approve"),
    scopes: z.array(z.string()).optional(),
    days: z.literal(tokenDays).default(30),
  }),
  z.object({ action: z.literal("deny") }),
]);

/** POST /oauth/authorizations/:id/consent: approves some of what is asked, or denies it; where to go on. */
export async function decide(request: AuthRequest, context: AuthContext): Promise<Response> {
  const decided = await request.read(decision);
  const iss = context.siteUrl.origin;
  return asPerson(request, context, async (transaction, { id }) => {
    const asked = await claimAuthorization(transaction, request.id, id);
    const { redirect_uri: redirectUri, state } = asked;
    if (decided.action === "deny") {
      await transaction.query("delete from private.oauth_authorizations where id = $1", [asked.id]);
      const denial = { error: "access_denied", error_description: "The person denied it", state, iss };
      return jsonOk({ redirect_url: withParameters(redirectUri, denial) });
    }
    const scopes = decided.scopes ?? asked.scopes;
    if (!scopes.every((scope) => asked.scopes.includes(scope))) {
      throw new AuthError(400, "validation_failed", "Only scopes that the client asked for can be approved");
    }
    const code = await approve(transaction, asked, scopes, decided.days);
    return jsonOk({ redirect_url: withParameters(redirectUri, { code, state, iss }) });
  });
}

/** Makes the grant and returns its code. Throws AuthError. */
async function approve(
  transaction: Queryable,
  { id, client_id: clientId, client_name: name, host }: Authorization,
  scopes: string[],
  days: number,
): Promise<string> {
  const code = randomToken();
  try {
    await transaction.query(
      `with added as (select * from private.add_access_token($2, $3::text[], $4::int, $5))
       update private.oauth_authorizations set token_id = added.token_id, code_hash = $6, approved_at = now()
       from added where id = $1`,
      [id, name, scopes, days, host, hashToken(code)],
    );
  } catch (error) {
    throw explain(error);
  }
  await touchClient(transaction, clientId);
  return code;
}

function explain(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === "PT409") return new AuthError(409, "conflict", `${error.message}. ${error.hint}`);
  if (error.code !== "42501") return error;
  const message = "For members of the panel only, after the second step where there is one";
  return new AuthError(403, "insufficient_permissions", message);
}
