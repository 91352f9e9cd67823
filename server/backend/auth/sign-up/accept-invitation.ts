import { type Database, DatabaseError, type Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import { claimUnconfirmedAccount, insertConfirmedAccount } from "../sessions/confirmed-accounts.ts";
import { emailProvider, findUserByEmail } from "../sessions/users.ts";

/** Makes the account that an invitation is for, with its role; returns its id. Throws AuthError. */
export async function acceptInvitation(transaction: Queryable, token: string): Promise<string> {
  const { email, role } = await takeInvitation(transaction, token);
  const newId = await insertConfirmedAccount(transaction, email, emailProvider);
  const user = await findUserByEmail(transaction, email);
  // The link holds for days, which is too long for a way into an account that exists.
  if (!user || (user.id !== newId && user.email_confirmed_at)) {
    throw new AuthError(422, "email_exists", "Sign in to accept this invitation");
  }
  if (user.id !== newId) await claimUnconfirmedAccount(transaction, user.id);
  await transaction.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     select id::text, id, raw_user_meta_data, 'email', now(), now() from auth.users where id = $1`,
    [user.id],
  );
  await transaction.query(
    "insert into public.user_roles (user_id, role) values ($1, $2) on conflict (user_id) do nothing",
    [user.id, role],
  );
  return user.id;
}

async function takeInvitation(
  transaction: Pick<Database, "query">,
  token: string,
): Promise<{ email: string; role: string }> {
  try {
    const [taken] = await transaction.query<{ email: string; role: string }>(
      "select email, role from private.take_invitation($1)",
      [token],
    );
    if (taken) return taken;
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === "PT404")) throw error;
  }
  throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
}
