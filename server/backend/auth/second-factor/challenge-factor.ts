import { randomUUID } from "node:crypto";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import type { AuthContext } from "../sessions/context.ts";
import { requireSignedIn } from "../sessions/signed-in.ts";
import { addressOfChallenge, challengeLifetime } from "./factor-challenges.ts";
import { requireOwnTotp } from "./factors.ts";

/** POST /factors/:id/challenge: a challenge for this client address, valid for five minutes. */
export async function challengeFactor(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { user } = await requireSignedIn(request, context);
  const factor = await requireOwnTotp(context.database, user.id, request.id);
  await consumeRate(context.database, rateLimits.factorChallenge, user.id);
  const [challenge] = await context.database.query<{ id: string; expires_at: number }>(challengeStatement, [
    randomUUID(),
    factor.id,
    addressOfChallenge(request),
    challengeLifetime,
  ]);
  if (!challenge) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return jsonOk({ id: challenge.id, type: factor.type, expires_at: challenge.expires_at });
}

// `last_challenged_at` stays null: its unique index would make concurrent challenges fail.
const challengeStatement = `
  with cleaned_up as (
    delete from auth.mfa_challenges where factor_id = $2 and created_at < now() - interval '1 day'
  ), factor as (
    select id from auth.mfa_factors where id = $2 for key share
  )
  insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
  select $1, id, now(), $3::inet from factor
  returning id, floor(extract(epoch from created_at))::int8 + $4::int as expires_at`;
