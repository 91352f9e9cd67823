import { randomBytes } from "node:crypto";
import { z } from "zod";
import { rowId } from "../../../../app/data/id.ts";
import { networkOf } from "../../../shared/client-address.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import type { AuthContext } from "../sessions/context.ts";

/** In seconds. */
export const challengeLifetime = 300;

/** A registration is bound to a user, an authentication to nobody. */
export type Ceremony = { type: "registration"; userId: string } | { type: "authentication"; userId: null };

type Challenge = { challenge_id: string; challenge: string; expires_at: number };

/** Stores a new challenge, and deletes some that ended an hour ago. Throws AuthError (429). */
export async function createChallenge(
  { address }: AuthRequest,
  { database }: AuthContext,
  { type, userId }: Ceremony,
): Promise<Challenge> {
  await consumeRate(database, rateLimits.passkeyChallenge, networkOf(address));
  const challenge = randomBytes(32).toString("base64url");
  const [stored] = await database.query<Omit<Challenge, "challenge">>(createStatement, [
    type,
    userId,
    challenge,
    challengeLifetime,
  ]);
  if (!stored) throw new Error("The challenge was not stored");
  return { ...stored, challenge };
}

const createStatement = `
  with cleaned_up as (
    delete from auth.webauthn_challenges where id in (
      select id from auth.webauthn_challenges
      where expires_at < now() - interval '1 hour' limit 10 for update skip locked
    )
  )
  insert into auth.webauthn_challenges (challenge_type, user_id, session_data, expires_at)
  values ($1, $2, jsonb_build_object('challenge', $3::text), now() + make_interval(secs => $4::int))
  returning id as challenge_id, floor(extract(epoch from expires_at))::int8 as expires_at`;

/** What the credential holds is read once its challenge is used up. */
const body = z.object({ challenge_id: rowId, credential: z.record(z.string(), z.unknown()) });

/** Reads the response to a challenge of this ceremony, which it deletes: there is one try, whatever comes of it. Throws AuthError. */
export async function consumeChallenge(
  request: AuthRequest,
  { database }: AuthContext,
  { type, userId }: Ceremony,
): Promise<{ challenge: string; credential: unknown }> {
  const { challenge_id: id, credential } = await request.read(body);
  await consumeRate(database, rateLimits.passkeyResponse, networkOf(request.address));
  const [held] = await database.query<{ challenge: string; is_expired: boolean }>(
    `delete from auth.webauthn_challenges
     where id = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid
     returning session_data ->> 'challenge' as challenge, expires_at <= now() as is_expired`,
    [id, type, userId],
  );
  if (!held) {
    throw new AuthError(400, "webauthn_challenge_not_found", "Challenge not found or already used");
  }
  if (held.is_expired) throw new AuthError(400, "webauthn_challenge_expired", "Challenge has expired");
  return { challenge: held.challenge, credential };
}
