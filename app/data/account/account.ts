import type { AuthError } from "@supabase/supabase-js";
import type { Database } from "../database.ts";

/** How long an answer about the role is waited for, in milliseconds. */
const longestWait = 20_000;

/** Whether this person is an administrator; null when the database could not be asked, which is logged. */
export async function isAdministrator(db: Database, userId: string): Promise<boolean | null> {
  const { data, error, status } = await db
    .rpc("has_role", { _user_id: userId, _role: "admin" })
    .abortSignal(AbortSignal.timeout(longestWait));
  if (error) {
    console.error("Whether this is an administrator could not be asked:", error.message || status);
    return null;
  }
  return data === true;
}

/**
 * Sets the password of who is signed in; what speaks against it, or null. Who did not come by a link of a mail has to
 * give the current one. The session goes on with a token that says so.
 */
export async function setNewPassword(
  db: Database,
  { password, current }: { password: string; current?: string },
): Promise<AuthError | null> {
  const { error } = await db.auth.updateUser({ password, ...(current && { current_password: current }) });
  if (!error) await db.auth.refreshSession();
  return error;
}

/** Asks for another e-mail address, which both mailboxes have to confirm; what speaks against it, or null. */
export async function changeEmail(db: Database, email: string): Promise<AuthError | null> {
  const { error } = await db.auth.updateUser({ email }, { emailRedirectTo: location.origin });
  return error;
}
