import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { SignedIn } from "../sessions/signed-in.ts";

/** Throws AuthError for a user with a verified factor in a session below aal2. */
export async function requireSecondFactor(database: Queryable, { user, aal }: SignedIn): Promise<void> {
  if (aal === "aal2") return;
  const factors = await database.query(
    "select from auth.mfa_factors where user_id = $1 and status = 'verified'",
    [user.id],
  );
  if (factors.length === 0) return;
  const message = "AAL2 session is required to update email or password when MFA is enabled.";
  throw new AuthError(401, "insufficient_aal", message);
}
