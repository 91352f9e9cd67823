import type { AuthError, Factor } from "@supabase/supabase-js";
import { type Database, expectData } from "../database.ts";

/** The second factors of who is signed in that are in use, the oldest first. Throws the service's error. */
export async function listFactors(db: Database): Promise<Factor[]> {
  const { data, error } = await db.auth.mfa.listFactors();
  if (error) throw error;
  return data.totp.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

export type NewFactor = { id: string; qrCode: string; secret: string };

/** Begins a second factor, which counts once its first code was shown. What was begun before and left is dropped. */
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

/** Takes a second factor away; what speaks against it, or null. */
export async function removeFactor(db: Database, factorId: string): Promise<AuthError | null> {
  const { error } = await db.auth.mfa.unenroll({ factorId });
  if (error && error.code !== "mfa_factor_not_found") return error;
  await db.auth.refreshSession();
  return null;
}

/** Ten new codes for when the app is lost; the earlier ones end. Throws when they can't be made. */
export async function createRecoveryCodes(db: Database): Promise<string[]> {
  return expectData(await db.rpc("create_recovery_codes"));
}

/** How many recovery codes are left. Throws when that can't be asked. */
export async function countRecoveryCodes(db: Database): Promise<number> {
  return expectData(await db.rpc("count_recovery_codes"));
}

/** Shows a code of a second factor; what speaks against it, or null. One that is gone since is no hindrance any more. */
export async function verifyFactor(db: Database, factorId: string, typed: string): Promise<AuthError | null> {
  const code = typed.replace(/\s/g, "");
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code });
  if (error?.code === "mfa_factor_not_found") await db.auth.refreshSession();
  return error;
}

export type RecoveryAnswer = "right" | "wrong" | "too-many" | "failed";

/** Shows a recovery code in the second factor's place; the session goes on as one that has shown it. */
export async function showRecoveryCode(db: Database, code: string): Promise<RecoveryAnswer> {
  const { data, error, status } = await db.rpc("use_recovery_code", { code });
  if (status === 429) return "too-many";
  if (error) return "failed";
  if (!data) return "wrong";
  const refreshed = await db.auth.refreshSession();
  return refreshed.error ? "failed" : "right";
}
