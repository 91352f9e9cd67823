import {
  type AuthPasskeyAuthenticationVerifyResponse,
  isAuthApiError,
  isAuthError,
} from "@supabase/supabase-js";
import type { Database } from "../database.ts";

export const maxPasskeys = 10;

export const maxPasskeyName = 120;

export type Passkey = {
  id: string;
  /** Empty until its owner names it. */
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** The host that it was made for, when that is not this site's. */
  otherHost: string | null;
};

/** An error of the service, or of the browser's own dialogue. */
export type PasskeyError = NonNullable<AuthPasskeyAuthenticationVerifyResponse["error"]>;

/** The passkeys of the signed-in user, oldest first. Throws the service's error. */
export async function listPasskeys(db: Database): Promise<Passkey[]> {
  const { data, error } = await db.auth.passkey.list();
  if (error) throw error;
  return data
    .map((item) => ({
      id: item.id,
      name: item.friendly_name ?? "",
      createdAt: item.created_at,
      lastUsedAt: item.last_used_at ?? null,
      otherHost: "rp_id" in item && typeof item.rp_id === "string" ? item.rp_id : null,
    }))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** Makes a passkey in the browser; gives the error, or null. The first one raises the session to aal2. */
export async function registerPasskey(db: Database): Promise<PasskeyError | null> {
  const { error } = await db.auth.registerPasskey();
  if (!error) await db.auth.refreshSession();
  return error;
}

/** Starts a session at aal2 by a passkey that the browser asks for; gives the error, or null. */
export async function signInWithPasskey(db: Database): Promise<PasskeyError | null> {
  return (await db.auth.signInWithPasskey()).error;
}

/**
 * Waits until a passkey is chosen among the suggestions of the e-mail field, and signs in with it (conditional mediation,
 * WebAuthn level 3, 5.1.7). Null when none was chosen: the browser has no such suggestions, the service gave no challenge, or
 * `signal` ended the wait.
 */
export async function signInWithSuggestedPasskey(
  db: Database,
  signal: AbortSignal,
): Promise<{ error: PasskeyError | null } | null> {
  if (!(await hasSuggestions()) || signal.aborted) return null;
  let isOffered = false;
  const options = {
    signal,
    // The client reads this when it has a challenge: an error before that is about nobody's choice.
    get mediation() {
      isOffered = true;
      return "conditional" as const;
    },
  };
  const { error } = await db.auth.signInWithPasskey({ options });
  // An error of the browser's own means that nothing was chosen.
  return isOffered && (!error || isAuthError(error)) ? { error } : null;
}

async function hasSuggestions(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Whether the browser has passkeys: only on https and localhost. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "credentials" in navigator;
}

/** Gives the error, or null. */
export async function renamePasskey(
  db: Database,
  passkeyId: string,
  friendlyName: string,
): Promise<PasskeyError | null> {
  return (await db.auth.passkey.update({ passkeyId, friendlyName })).error;
}

/** Gives the error, or null. With the last one the second step may end. */
export async function removePasskey(db: Database, passkeyId: string): Promise<PasskeyError | null> {
  const { error } = await db.auth.passkey.delete({ passkeyId });
  // Removed elsewhere meanwhile.
  const isGone = error && isAuthApiError(error) && error.status === 404;
  if (error && !isGone) return error;
  await db.auth.refreshSession();
  return null;
}
