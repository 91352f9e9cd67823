import type { AuthError, UserIdentity } from "@supabase/supabase-js";
import type { Database } from "../database.ts";

type ProviderId = "google" | `custom:${string}`;

export type Provider = { id: ProviderId; name: string };

/** A way to sign in with another account; without `provider` it is one no longer, and can only be unlinked. */
export type SignInMethod = { name: string; provider: Provider | null; identity: UserIdentity | null };

/** The configured providers; none when the request fails. */
export async function listProviders({ url, key }: { url: string; key: string }): Promise<Provider[]> {
  try {
    const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
    const settings: unknown = await answer.json();
    const labels = new Map(entriesOf(settings, "external_labels"));
    return entriesOf(settings, "external").flatMap(([id, isOn]) => {
      const label = labels.get(id);
      return isOn === true && isProviderId(id)
        ? [{ id, name: typeof label === "string" ? label : nameOf(id) }]
        : [];
    });
  } catch {
    return [];
  }
}

function entriesOf(settings: unknown, part: "external" | "external_labels"): [string, unknown][] {
  return Object.entries(new Map(Object.entries(settings ?? {})).get(part) ?? {});
}

function isProviderId(id: string): id is ProviderId {
  return id === "google" || id.startsWith("custom:");
}

const knownNames = new Map([
  ["google", "Google"],
  ["github", "GitHub"],
  ["custom:oidc", "OpenID Connect"],
]);

function nameOf(id: string): string {
  return knownNames.get(id) ?? id.replace(/^custom:/, "");
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

/** The configured providers, each with the user's identity there, and the identities of others that were once. */
export function listSignInMethods(
  providers: readonly Provider[],
  identities: readonly UserIdentity[],
): SignInMethod[] {
  const former = identities.filter(
    ({ provider }) => provider !== "email" && providers.every(({ id }) => id !== provider),
  );
  return [
    ...providers.map((provider) => ({
      name: provider.name,
      provider,
      identity: identities.find((identity) => identity.provider === provider.id) ?? null,
    })),
    ...former.map((identity) => ({ name: nameOf(identity.provider), provider: null, identity })),
  ];
}

/** Unlinks an identity; gives the error, or null. */
export async function unlinkIdentity(db: Database, identity: UserIdentity): Promise<AuthError | null> {
  const { error } = await db.auth.unlinkIdentity(identity);
  return error;
}
