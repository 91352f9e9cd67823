import type { AuthError } from "@supabase/supabase-js";
import type { Database } from "../database.ts";

/** The timeout of the role check, in milliseconds. */
const timeoutMs = 20_000;

/** Whether the user is an administrator; null when the check fails, which is logged. */
export async function isAdministrator(db: Database, userId: string): Promise<boolean | null> {
  const { data, error, status } = await db
    .rpc("has_role", { _user_id: userId, _role: "admin" })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) {
    console.error("Whether this is an administrator could not be asked:", error.message || status);
    return null;
  }
  return data === true;
}

/** Sets the password; gives the error, or null. Outside recovery it requires the current one. */
export async function setNewPassword(
  db: Database,
  { password, current }: { password: string; current?: string },
): Promise<AuthError | null> {
  const { error } = await db.auth.updateUser({ password, ...(current && { current_password: current }) });
  if (!error) await db.auth.refreshSession();
  return error;
}

/** Requests an e-mail change, which both mailboxes confirm; gives the error, or null. */
export async function changeEmail(db: Database, email: string): Promise<AuthError | null> {
  const { error } = await db.auth.updateUser({ email }, { emailRedirectTo: location.origin });
  return error;
}
