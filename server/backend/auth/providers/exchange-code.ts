import { z } from "zod";
import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { type AuthContext, openSession } from "../sessions/context.ts";
import { type Session, startSession } from "../sessions/sessions.ts";
import { findUser } from "../sessions/users.ts";
import { hashToken } from "../tokens/secret-tokens.ts";
import { type CodeChallenge, isVerifierOf } from "./code-challenge.ts";

/** In seconds. */
const codeLifetime = 300;

const tokenBody = z.object({
  auth_code: z.string().max(200).nullish(),
  code_verifier: z.string().max(200).nullish(),
});

/** POST /token?grant_type=pkce: exchanges the code for a session. */
export async function exchangeCode(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await request.read(tokenBody);
  if (!code || !verifier) {
    const message = "invalid request: both auth code and code verifier should be non-empty";
    throw new AuthError(400, "validation_failed", message);
  }
  const session = await context.database.transaction((transaction) =>
    redeemCode(transaction, code, verifier, request),
  );
  return jsonOk(await openSession(context, session));
}

type Held = CodeChallenge & { id: string; user_id: string; is_expired: boolean };

/** A wrong verifier leaves the code valid for its owner. */
async function redeemCode(
  transaction: Queryable,
  code: string,
  verifier: string,
  request: AuthRequest,
): Promise<Session> {
  const [held] = await transaction.query<Held>(
    `select id, user_id, code_challenge as challenge, code_challenge_method::text as method,
       auth_code_issued_at <= now() - make_interval(secs => $2::int) as is_expired
     from auth.flow_state where auth_code = $1 for update`,
    [hashToken(code), codeLifetime],
  );
  if (!held) {
    const message = "invalid flow state, no valid flow state found";
    throw new AuthError(404, "flow_state_not_found", message);
  }
  if (held.is_expired) {
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  if (!isVerifierOf(held, verifier)) {
    const message = "code challenge does not match previously saved code verifier";
    throw new AuthError(400, "bad_code_verifier", message);
  }
  await transaction.query("delete from auth.flow_state where id = $1", [held.id]);
  const user = await findUser(transaction, held.user_id);
  if (!user || user.is_banned) throw new AuthError(403, "user_banned", "User is banned");
  return startSession(transaction, user.id, "oauth", request);
}
