import type { AuthError } from "@supabase/supabase-js";
import type { Database } from "../database.ts";
import { mailboxOf } from "../email-address.ts";

/** The timeout of the role check, in milliseconds. */
const timeoutMs = 20_000;

export const roles = ["admin", "editor", "writer"] as const;

export type Role = (typeof roles)[number];

/** The role of a user, as far as it gives rights in this session. */
export type OwnRole = {
  role: Role | null;
  /** Whether the role waits for a second step, which is not set up or not shown in this session. */
  lacksSecondStep: boolean;
  seesLeads: boolean;
};

export const noRole: OwnRole = { role: null, lacksSecondStep: false, seesLeads: false };

/** The role of the signed-in user; null when the check fails, which is logged, or the session ends meanwhile. */
export async function getOwnRole(db: Database, userId: string): Promise<OwnRole | null> {
  const isAdmin = await db
    .rpc("has_role", { _user_id: userId, _role: "admin" })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (isAdmin.error) return unknownRole(isAdmin.error.message || isAdmin.status);
  if (isAdmin.data === true) return { role: "admin", lacksSecondStep: false, seesLeads: true };
  // A visitor, as whom the client asks after a sign-out, may not.
  if (!(await db.auth.getSession()).data.session) return null;
  const own = await db.rpc("get_own_role").abortSignal(AbortSignal.timeout(timeoutMs));
  if (own.error) return unknownRole(own.error.message || own.status);
  const [held] = own.data;
  if (!held) return noRole;
  return {
    role: roles.find((role) => role === held.role) ?? null,
    // A session that holds gives the role, unless a second step is missing.
    lacksSecondStep: held.role === null,
    seesLeads: held.sees_leads,
  };
}

function unknownRole(reason: string | number): null {
  console.error("The role of this account could not be asked:", reason);
  return null;
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
  const { error } = await db.auth.updateUser(
    { email: mailboxOf(email) },
    { emailRedirectTo: location.origin },
  );
  return error;
}
