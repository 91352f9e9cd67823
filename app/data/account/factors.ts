import type { AuthError, Factor } from "@supabase/supabase-js";
import { type Database, expectData } from "../database.ts";

/** The verified second factors, oldest first. Throws the service's error. */
export async function listFactors(db: Database): Promise<Factor[]> {
  const { data, error } = await db.auth.mfa.listFactors();
  if (error) throw error;
  return data.totp.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

export type NewFactor = { id: string; qrCode: string; secret: string };

/** Enrols a second factor, unverified until its first code; removes earlier unverified ones. */
export async function enrollFactor(
  db: Database,
  names: { friendlyName: string; issuer: string },
): Promise<NewFactor | AuthError> {
  const { data: known } = await db.auth.mfa.listFactors();
  for (const { id, status } of known?.all ?? []) {
    if (status === "unverified") await db.auth.mfa.unenroll({ factorId: id });
  }
  const { data, error } = await db.auth.mfa.enroll({ factorType: "totp", ...names });
  if (error) return error;
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Removes a second factor; gives the error, or null. */
export async function removeFactor(db: Database, factorId: string): Promise<AuthError | null> {
  const { error } = await db.auth.mfa.unenroll({ factorId });
  if (error && error.code !== "mfa_factor_not_found") return error;
  await db.auth.refreshSession();
  return null;
}

/** Creates ten recovery codes and revokes the earlier ones. Throws when that fails. */
export async function createRecoveryCodes(db: Database): Promise<string[]> {
  return expectData(await db.rpc("create_recovery_codes"));
}

/** The number of unused recovery codes. Throws when the query fails. */
export async function countRecoveryCodes(db: Database): Promise<number> {
  return expectData(await db.rpc("count_recovery_codes"));
}

/** Verifies a code; gives the error, or null. A factor that was removed meanwhile is no error. */
export async function verifyFactor(db: Database, factorId: string, typed: string): Promise<AuthError | null> {
  const code = typed.replace(/\s/g, "");
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code });
  if (error?.code === "mfa_factor_not_found") await db.auth.refreshSession();
  return error;
}

type RecoveryAnswer = "right" | "wrong" | "too-many" | "failed";

/** Verifies a recovery code, which upgrades the session to aal2. */
export async function showRecoveryCode(db: Database, code: string): Promise<RecoveryAnswer> {
  const { data, error, status } = await db.rpc("use_recovery_code", { code });
  if (status === 429) return "too-many";
  if (error) return "failed";
  if (!data) return "wrong";
  const refreshed = await db.auth.refreshSession();
  return refreshed.error ? "failed" : "right";
}
