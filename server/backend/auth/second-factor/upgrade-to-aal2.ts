import { randomUUID } from "node:crypto";
import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { Session } from "../sessions/sessions.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import { hashToken, randomToken } from "../tokens/secret-tokens.ts";

/**
 * Upgrades the session to aal2 and ends the user's sessions below it; its refresh token stays. `factorId`: of TOTP. Throws
 * AuthError when it has ended.
 */
export async function upgradeToAal2(
  transaction: Queryable,
  { user, sessionId }: SignedIn,
  method: "totp" | "passkey",
  factorId: string | null = null,
): Promise<void> {
  const raised = await transaction.query(
    `update auth.sessions set aal = 'aal2', factor_id = coalesce($2::uuid, factor_id), updated_at = now()
     where id = $1 returning id`,
    [sessionId, factorId],
  );
  if (raised.length === 0) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  await transaction.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, now(), now())
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, method],
  );
  await transaction.query(
    "delete from auth.sessions where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') < 'aal2'",
    [user.id, sessionId],
  );
}

/** Replaces the refresh token. Random, not derived: the holder of the aal1 token must not get into an aal2 session. */
export async function replaceToken(transaction: Queryable, { user, sessionId }: SignedIn): Promise<Session> {
  const token = randomToken();
  const [former] = await transaction.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
     where session_id = $1 and not revoked returning token`,
    [sessionId],
  );
  await transaction.query(
    `insert into auth.refresh_tokens (token, parent, user_id, session_id, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, now(), now())`,
    [hashToken(token), former?.token ?? null, user.id, sessionId],
  );
  return { id: sessionId, userId: user.id, refreshToken: token };
}
