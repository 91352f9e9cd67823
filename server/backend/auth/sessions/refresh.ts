import type { Database, Queryable } from "../../database/database.ts";
import { AuthError, tooMany } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { hashToken, nextRefreshToken } from "../tokens/secret-tokens.ts";
import { type Session, sessionRest } from "./sessions.ts";

/** In seconds: covers two tabs and a lost response. */
const reuseInterval = 10;

/** Refreshes of a session within the lifetime of an access token; each leaves a row. */
const maxRefreshes = 100;

type Rejection = { rejection: AuthError };

/** Rotates the refresh token; one that is reused after ten seconds ends the session. Throws AuthError. */
export async function refreshSession(
  database: Database,
  secret: Uint8Array,
  token: string,
  request: Pick<AuthRequest, "address" | "userAgent">,
): Promise<Session> {
  const outcome = await database.transaction((transaction) => advance(transaction, secret, token, request));
  if ("rejection" in outcome) throw outcome.rejection;
  return outcome;
}

type Held = {
  session_id: string;
  user_id: string;
  revoked: boolean;
  age: number;
  is_over: boolean;
  is_banned: boolean;
  recent: number;
};

/** Returns an error instead of throwing it: ending the session must not be rolled back. */
async function advance(
  transaction: Queryable,
  secret: Uint8Array,
  token: string,
  request: Pick<AuthRequest, "address" | "userAgent">,
): Promise<Session | Rejection> {
  const hash = hashToken(token);
  // Concurrent refreshes wait for the row locks.
  const [held] = await transaction.query<Held>(
    `select refresh_tokens.session_id, sessions.user_id, refresh_tokens.revoked,
       coalesce(users.banned_until > now(), false) as is_banned,
       extract(epoch from clock_timestamp() - refresh_tokens.updated_at)::float8 as age,
       coalesce(sessions.not_after <= now(), false) as is_over,
       (
         select count(*) from auth.refresh_tokens own
         where own.session_id = sessions.id and own.created_at > now() - interval '15 minutes'
       )::int as recent
     from auth.refresh_tokens
     join auth.sessions on sessions.id = refresh_tokens.session_id
     join auth.users on users.id = sessions.user_id
     where refresh_tokens.token = $1
     for update of sessions, refresh_tokens`,
    [hash],
  );
  if (!held) return reject("refresh_token_not_found", "Refresh Token Not Found");
  if (held.is_banned) return reject("user_banned", "User Banned");
  if (held.is_over) return reject("session_expired", "Session Expired");

  const session = { id: held.session_id, userId: held.user_id };
  if (!held.revoked) {
    if (held.recent >= maxRefreshes) return { rejection: tooMany("over_request_rate_limit", 900) };
    const next = nextRefreshToken(secret, token);
    await rotate(transaction, session, hash, hashToken(next), request);
    return { ...session, refreshToken: next };
  }
  if (held.age > reuseInterval) {
    await transaction.query("delete from auth.sessions where id = $1", [session.id]);
    return reject("refresh_token_already_used", "Already Used");
  }
  const active = await findActiveDescendant(transaction, secret, token);
  if (active === null) return reject("refresh_token_already_used", "Already Used");
  return { ...session, refreshToken: active };
}

function reject(code: string, reason: string): Rejection {
  return { rejection: new AuthError(400, code, `Invalid Refresh Token: ${reason}`) };
}

async function rotate(
  transaction: Queryable,
  session: { id: string; userId: string },
  used: string,
  next: string,
  { address, userAgent }: Pick<AuthRequest, "address" | "userAgent">,
): Promise<void> {
  await transaction.query(
    "update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = $1",
    [used],
  );
  await transaction.query(
    `insert into auth.refresh_tokens (token, parent, user_id, session_id, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, now(), now())`,
    [next, used, session.userId, session.id],
  );
  await transaction.query(
    `update auth.sessions
     set refreshed_at = timezone('utc', now()), updated_at = now(), not_after = now() + ${sessionRest}, user_agent = $2, ip = $3::inet
     where id = $1`,
    [session.id, userAgent, address === "unknown" ? null : address],
  );
}

/** Null when the signing key has changed since. */
async function findActiveDescendant(
  transaction: Queryable,
  secret: Uint8Array,
  token: string,
): Promise<string | null> {
  let next = token;
  for (let step = 0; step < 20; step++) {
    next = nextRefreshToken(secret, next);
    const [row] = await transaction.query<{ revoked: boolean }>(
      "select revoked from auth.refresh_tokens where token = $1",
      [hashToken(next)],
    );
    if (!row) return null;
    if (!row.revoked) return next;
  }
  return null;
}
