import type { AuthError, UserIdentity } from "@supabase/supabase-js";
import type { Database } from "../database.ts";

/** The supported identity providers. */
export const providers = [
  { id: "google", name: "Google" },
  { id: "github", name: "GitHub" },
] as const;

export type Provider = (typeof providers)[number];

/** The configured providers; none when the request fails. */
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

/** Redirects to a provider, which returns to /beheer; gives the error, or null. */
export async function leaveForProvider(db: Database, { id }: Provider): Promise<AuthError | null> {
  const redirectTo = `${location.origin}/beheer`;
  return (await db.auth.signInWithOAuth({ provider: id, options: { redirectTo } })).error;
}

/** Links an identity to the signed-in user; returns to /settings. */
export async function leaveToLink(db: Database, { id }: Provider): Promise<AuthError | null> {
  const redirectTo = `${location.origin}/settings`;
  return (await db.auth.linkIdentity({ provider: id, options: { redirectTo } })).error;
}

/** Exchanges the code of a provider's redirect; gives the error, or null. */
export async function signInFromProvider(db: Database, code: string): Promise<AuthError | null> {
  return (await db.auth.exchangeCodeForSession(code)).error;
}

/** The identities of the signed-in user. Throws the service's error. */
export async function listIdentities(db: Database): Promise<UserIdentity[]> {
  const { data, error } = await db.auth.getUserIdentities();
  if (error) throw error;
  return data.identities;
}

/** Unlinks an identity; gives the error, or null. */
export async function unlinkIdentity(db: Database, identity: UserIdentity): Promise<AuthError | null> {
  const { error } = await db.auth.unlinkIdentity(identity);
  return error;
}
