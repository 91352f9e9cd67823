import { z } from "zod";
import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { confirmEmailChange } from "../email-change/confirm-email-change.ts";
import { type AuthContext, openSession } from "../sessions/context.ts";
import { type Method, type Session, startSession } from "../sessions/sessions.ts";
import { findUser } from "../sessions/users.ts";
import { redeemToken, type TokenKind } from "../tokens/one-time-tokens.ts";
import { acceptInvitation } from "./accept-invitation.ts";

const verifyBody = z.object({ token_hash: z.string().max(1_024).optional(), type: z.string().optional() });

const kinds = new Map<string, { kind: TokenKind; method: Method }>([
  ["signup", { kind: "confirmation_token", method: "otp" }],
  ["email", { kind: "confirmation_token", method: "otp" }],
  ["recovery", { kind: "recovery_token", method: "recovery" }],
]);

/** POST /verify: redeems a link's token, confirms the address and starts a session. */
export async function verify(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { token_hash: token, type } = await request.read(verifyBody);
  if (!type) throw new AuthError(400, "validation_failed", "Verify requires a verification type");
  if (!token) throw new AuthError(400, "validation_failed", "Verify requires a token_hash");
  if (type === "email_change") return confirmEmailChange(request, context, token);
  if (type === "invite") return openInvited(request, context, token);
  const known = kinds.get(type);
  if (!known) throw new AuthError(400, "validation_failed", "Invalid email verification type");
  const session = await context.database.transaction((transaction) =>
    enter(transaction, known, token, request),
  );
  return jsonOk(await openSession(context, session));
}

/** Whoever was invited has no password yet, and sets one as after a recovery. */
async function openInvited(request: AuthRequest, context: AuthContext, token: string): Promise<Response> {
  const session = await context.database.transaction(async (transaction) =>
    startSession(transaction, await acceptInvitation(transaction, token), "recovery", request),
  );
  return jsonOk(await openSession(context, session));
}

async function enter(
  transaction: Queryable,
  { kind, method }: { kind: TokenKind; method: Method },
  token: string,
  request: AuthRequest,
): Promise<Session> {
  const id = await redeemToken(transaction, kind, token);
  const user = id && (await findUser(transaction, id));
  if (!user) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  if (user.is_banned) throw new AuthError(403, "user_banned", "User is banned");
  if (method === "recovery" && !user.email_confirmed_at) await forgetPassword(transaction, user.id);
  await confirmAddress(transaction, user.id);
  return startSession(transaction, user.id, method, request);
}

/** Anybody may have signed up with this address, so the recovery link clears the password. */
async function forgetPassword(transaction: Queryable, id: string): Promise<void> {
  await transaction.query("update auth.users set encrypted_password = null where id = $1", [id]);
}

async function confirmAddress(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(
    `update auth.users
     set email_confirmed_at = coalesce(email_confirmed_at, now()),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
     where id = $1`,
    [id],
  );
  await transaction.query(
    `update auth.identities
     set identity_data = identity_data || '{"email_verified": true}', last_sign_in_at = now(), updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id],
  );
}
