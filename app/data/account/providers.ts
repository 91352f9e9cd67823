import type { AuthError, UserIdentity } from "@supabase/supabase-js";
import type { Database } from "../database.ts";

/** The providers that people may sign in with, besides a password. */
export const providers = [
  { id: "google", name: "Google" },
  { id: "github", name: "GitHub" },
] as const;

export type Provider = (typeof providers)[number];

/** Those of them that are set up here; none when that can't be asked. */
export async function listProviders({ url, key }: { url: string; key: string }): Promise<Provider[]> {
  try {
    const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
    const settings: unknown = await answer.json();
    return providers.filter(({ id }) => isEnabled(settings, id));
  } catch {
    return [];
  }
}

function isEnabled(settings: unknown, id: string): boolean {
  if (typeof settings !== "object" || settings === null || !("external" in settings)) return false;
  const { external } = settings;
  return (
    typeof external === "object" &&
    external !== null &&
    Object.entries(external).some(([name, isOn]) => name === id && isOn === true)
  );
}

/** Leaves for a provider, which sends the person back to /beheer; what speaks against it, or null. */
export async function leaveForProvider(db: Database, { id }: Provider): Promise<AuthError | null> {
  const redirectTo = `${location.origin}/beheer`;
  return (await db.auth.signInWithOAuth({ provider: id, options: { redirectTo } })).error;
}

/** The same for who is signed in and wants to sign in by that provider too; they come back to /settings. */
export async function leaveToLink(db: Database, { id }: Provider): Promise<AuthError | null> {
  const redirectTo = `${location.origin}/settings`;
  return (await db.auth.linkIdentity({ provider: id, options: { redirectTo } })).error;
}

/** Goes on with what a provider sent the person back with; what speaks against it, or null. */
export async function enterFromProvider(db: Database, code: string): Promise<AuthError | null> {
  return (await db.auth.exchangeCodeForSession(code)).error;
}

/** How who is signed in may sign in. Throws the service's error. */
export async function listIdentities(db: Database): Promise<UserIdentity[]> {
  const { data, error } = await db.auth.getUserIdentities();
  if (error) throw error;
  return data.identities;
}

/** Takes one of these ways away; what speaks against it, or null. */
export async function unlinkIdentity(db: Database, identity: UserIdentity): Promise<AuthError | null> {
  const { error } = await db.auth.unlinkIdentity(identity);
  return error;
}
