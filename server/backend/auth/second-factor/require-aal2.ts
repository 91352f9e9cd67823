import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { SignedIn } from "../sessions/signed-in.ts";

/**
 * Throws AuthError where this session may not change what identifies its user (password, e-mail address, providers, second
 * steps and their names): below aal2, for a user with a verified factor, or with a passkey while a second step is required.
 */
export async function requireSecondStep(database: Queryable, { user, aal }: SignedIn): Promise<void> {
  if (aal === "aal2") return;
  const guarded = await database.query(
    `select from auth.users
     where id = $1 and (
       exists (select from auth.mfa_factors where user_id = users.id and status = 'verified')
       or exists (select from auth.webauthn_credentials where user_id = users.id)
         and exists (select from public.user_roles where user_id = users.id and requires_second_step)
     )`,
    [user.id],
  );
  if (guarded.length === 0) return;
  const message = "AAL2 session is required to change this account when a second step is set up";
  throw new AuthError(401, "insufficient_aal", message);
}
