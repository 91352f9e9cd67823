import { randomUUID } from "node:crypto";
import type { Queryable } from "../../database/database.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { accessTokenLifetime, signAccessToken } from "../tokens/access-tokens.ts";
import type { SigningKeys } from "../tokens/keys.ts";
import { hashToken, randomToken } from "../tokens/secret-tokens.ts";
import { describeUser, findUser } from "./users.ts";

/** `recovery` allows one new password without the current one, or one passkey in its place. */
export type Method = "password" | "otp" | "recovery" | "totp" | "oauth" | "passkey";

export type Session = { id: string; userId: string; refreshToken: string };

/** Sessions expire after thirty days without a refresh (OWASP ASVS 7.3.1). */
export const sessionRest = "interval '30 days'";

/** Starts a session in the caller's transaction, of a passkey at aal2, and deletes the user's expired ones. */
export async function startSession(
  transaction: Queryable,
  userId: string,
  method: Method,
  request: Pick<AuthRequest, "address" | "networkHash" | "userAgent">,
): Promise<Session> {
  const id = randomUUID();
  const refreshToken = randomToken();
  const ip = request.address === "unknown" ? null : request.address;
  await transaction.query("delete from auth.sessions where user_id = $1 and not_after <= now()", [userId]);
  await transaction.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, not_after, aal, user_agent, ip)
     values ($1, $2, now(), now(), now() + ${sessionRest}, $5::auth.aal_level, $3, $4::inet)`,
    [id, userId, request.userAgent, ip, method === "passkey" ? "aal2" : "aal1"],
  );
  await transaction.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, now(), now())`,
    [randomUUID(), id, method],
  );
  await transaction.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, revoked, created_at, updated_at)
     values ($1, $2, $3, false, now(), now())`,
    [hashToken(refreshToken), userId, id],
  );
  await transaction.query("update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1", [
    userId,
  ]);
  await recordEvent(transaction, {
    event: "sign-in",
    accountId: userId,
    label: method,
    networkHash: request.networkHash,
  });
  return { id, userId, refreshToken };
}

/** A recovery link or an invitation allows one new way in. */
export async function consumeRecovery(transaction: Queryable, sessionId: string): Promise<void> {
  await transaction.query(
    `update auth.mfa_amr_claims set authentication_method = 'otp', updated_at = now()
     where session_id = $1 and authentication_method = 'recovery'`,
    [sessionId],
  );
}

type Proof = { aal: string; amr: { method: string; timestamp: number }[] };

/** The token response (RFC 6749, 5.1) with GoTrue's user; null when the session has ended. */
export async function describeSession(
  database: Queryable,
  signing: { keys: SigningKeys; issuer: string },
  session: Session,
): Promise<object | null> {
  const [proof] = await database.query<Proof>(
    `select coalesce(aal::text, 'aal1') as aal, (
       select coalesce(json_agg(json_build_object(
         'method', authentication_method, 'timestamp', floor(extract(epoch from updated_at))::int
       ) order by updated_at desc), '[]')
       from auth.mfa_amr_claims where session_id = sessions.id
     ) as amr
     from auth.sessions where id = $1`,
    [session.id],
  );
  const user = await findUser(database, session.userId);
  if (!proof || !user) return null;
  const token = await signAccessToken(signing.keys, signing.issuer, {
    sub: user.id,
    email: user.email ?? "",
    phone: "",
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    aal: proof.aal,
    amr: proof.amr,
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: accessTokenLifetime,
    expires_at: Math.floor(Date.now() / 1_000) + accessTokenLifetime,
    refresh_token: session.refreshToken,
    user: describeUser(user),
  };
}
