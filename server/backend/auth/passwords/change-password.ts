import type { Queryable } from "../../database/database.ts";
import { recordEvent } from "../audit/record-event.ts";
import { AuthError } from "../calls/auth-error.ts";
import { type AuthRequest, mailLanguage } from "../calls/auth-request.ts";
import { requireSecondStep } from "../second-factor/require-aal2.ts";
import type { AccountChange, AuthContext } from "../sessions/context.ts";
import { consumeRecovery } from "../sessions/sessions.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import { checkPassword } from "./password-attempts.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { requireStrongPassword } from "./password-rules.ts";

/** How long a recovery link allows a new password without the current one, in seconds. */
const recoveryInterval = 900;

/** Checks a new password; the change ends the other sessions and revokes all links in mails. Both throw AuthError. */
export async function changePassword(
  request: AuthRequest,
  context: AuthContext,
  caller: SignedIn,
  { password, current }: { password: string; current: string | null },
): Promise<AccountChange> {
  const { user, sessionId } = caller;
  await requireSecondStep(context.database, caller);
  requireStrongPassword(password);
  if (!(await isRecovering(context.database, sessionId))) {
    await requireCurrentPassword(request, context, caller, current);
  }
  if (await verifyPassword(password, user.encrypted_password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  const hash = await hashPassword(password);
  return async (transaction) => {
    const isSet = await setPassword(transaction, caller, hash);
    if (!isSet) throw new AuthError(409, "conflict", "The password was changed elsewhere in this moment");
    await recordEvent(transaction, {
      event: "password-changed",
      accountId: user.id,
      networkHash: request.networkHash,
    });
    if (!user.email) return;
    const language = mailLanguage(user.raw_user_meta_data ?? {}, request.search.get("redirect_to"));
    await context.post.queue(transaction, { email: user.email, language }, "password-changed", null);
  };
}

async function isRecovering(database: Queryable, sessionId: string): Promise<boolean> {
  const claims = await database.query(
    `select from auth.mfa_amr_claims
     where session_id = $1 and authentication_method = 'recovery'
       and created_at > now() - make_interval(secs => $2::int)`,
    [sessionId, recoveryInterval],
  );
  return claims.length > 0;
}

async function requireCurrentPassword(
  { address }: AuthRequest,
  { database }: AuthContext,
  { user }: SignedIn,
  current: string | null,
): Promise<void> {
  if (!current) {
    const message = "Current password required when setting new password.";
    throw new AuthError(400, "current_password_required", message);
  }
  const account = user.email ?? user.id;
  if (await checkPassword(database, account, address, current, async () => user)) return;
  throw new AuthError(400, "current_password_mismatch", "Current password is not correct.");
}

/** False when the password or the session has changed since the check. */
async function setPassword(
  transaction: Queryable,
  { user, sessionId }: SignedIn,
  hash: string,
): Promise<boolean> {
  const changed = await transaction.query(
    `update auth.users set encrypted_password = $2, email_change = '', updated_at = now()
     where id = $1 and encrypted_password is not distinct from $3
       and exists (select from auth.sessions where id = $4)
     returning id`,
    [user.id, hash, user.encrypted_password, sessionId],
  );
  if (changed.length === 0) return false;
  await transaction.query("delete from auth.sessions where user_id = $1 and id <> $2", [user.id, sessionId]);
  await transaction.query("delete from auth.one_time_tokens where user_id = $1", [user.id]);
  await consumeRecovery(transaction, sessionId);
  return true;
}
