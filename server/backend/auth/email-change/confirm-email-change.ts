import { DatabaseError, type Queryable } from "../../database/database.ts";
import type { AccountMailer } from "../../mail/account-mailer.ts";
import { recordEvent } from "../audit/record-event.ts";
import { AuthError } from "../calls/auth-error.ts";
import { type AuthRequest, mailLanguage } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { type AuthContext, openSession } from "../sessions/context.ts";
import { type Session, startSession } from "../sessions/sessions.ts";
import { findUser } from "../sessions/users.ts";
import { redeemToken } from "../tokens/one-time-tokens.ts";

const acceptedOne = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: 200,
};

/** POST /verify with the link from either mailbox; the second one changes the address. */
export async function confirmEmailChange(
  request: AuthRequest,
  context: AuthContext,
  token: string,
): Promise<Response> {
  const session = await context.database
    .transaction((transaction) => confirm(transaction, token, request, context.post))
    .catch(rejectTakenAddress);
  if (!session) return jsonOk(acceptedOne);
  return jsonOk(await openSession(context, session));
}

/** Null while the other mailbox has not confirmed. */
async function confirm(
  transaction: Queryable,
  token: string,
  request: AuthRequest,
  post: AccountMailer,
): Promise<Session | null> {
  const id =
    (await redeemToken(transaction, "email_change_token_current", token)) ??
    (await redeemToken(transaction, "email_change_token_new", token));
  const before = id && (await findUser(transaction, id));
  if (!before) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  if (before.is_banned) throw new AuthError(403, "user_banned", "User is banned");
  const confirmed = await countConfirmation(transaction, before.id);
  if (confirmed < 2 && before.email) return null;
  await moveToNewAddress(transaction, before.id);
  await recordEvent(transaction, {
    event: "email-changed",
    accountId: before.id,
    networkHash: request.networkHash,
  });
  if (before.email) {
    const language = mailLanguage(before.raw_user_meta_data ?? {}, request.search.get("redirect_to"));
    await post.queue(transaction, { email: before.email, language }, "email-changed", null);
  }
  return startSession(transaction, before.id, "otp", request);
}

/** The row lock makes the second of two concurrent links see the first. */
async function countConfirmation(transaction: Queryable, id: string): Promise<number> {
  const [row] = await transaction.query<{ confirmed: number }>(
    `update auth.users set email_change_confirm_status = email_change_confirm_status + 1, updated_at = now()
     where id = $1 returning email_change_confirm_status as confirmed`,
    [id],
  );
  return row?.confirmed ?? 0;
}

/** Deletes an unconfirmed account with this address: its mailbox has now confirmed this one. */
async function moveToNewAddress(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(
    `delete from auth.users unconfirmed using auth.users mover
     where mover.id = $1 and unconfirmed.email = mover.email_change and not unconfirmed.is_sso_user
       and unconfirmed.email_confirmed_at is null and unconfirmed.id <> mover.id`,
    [id],
  );
  await transaction.query(
    `update auth.users
     set email = email_change, email_confirmed_at = coalesce(email_confirmed_at, now()), email_change = '',
       email_change_confirm_status = 0, updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') ||
         jsonb_build_object('email', email_change, 'email_verified', true)
     where id = $1`,
    [id],
  );
  await transaction.query(
    `update auth.identities
     set identity_data = identity_data || jsonb_build_object('email', users.email, 'email_verified', true),
       updated_at = now()
     from auth.users where users.id = $1 and user_id = users.id and provider = 'email'`,
    [id],
  );
  await transaction.query("delete from auth.one_time_tokens where user_id = $1", [id]);
}

/** Another account may have confirmed the address in the meantime. */
function rejectTakenAddress(error: unknown): never {
  const isTaken = error instanceof DatabaseError && error.code === "23505";
  throw isTaken ? new AuthError(403, "otp_expired", "Email link is invalid or has expired") : error;
}
