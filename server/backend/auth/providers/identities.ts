import type { Queryable } from "../../database/database.ts";
import type { UserRow } from "../sessions/users.ts";
import type { Profile, ProviderName } from "./clients/provider.ts";

/** `isAdded`: an existing account was linked to the identity just now. */
export type SignedInIdentity = { user: UserRow; isAdded: boolean };

/** The id of the account that owns the identity; null when none does. */
export async function findIdentityOwner(
  transaction: Queryable,
  provider: ProviderName,
  { subject, issuer }: Profile,
): Promise<string | null> {
  // An issuer that takes another one's place may use the same subjects for other people.
  const [identity] = await transaction.query<{ user_id: string }>(
    `select user_id from auth.identities
     where provider = $1 and provider_id = $2 and (provider = 'google' or identity_data ->> 'iss' = $3)`,
    [provider, subject, issuer],
  );
  return identity?.user_id ?? null;
}

/** Inserts or updates the identity; false when another account owns it. */
export async function saveIdentity(
  transaction: Queryable,
  provider: ProviderName,
  { subject, data }: Profile,
  userId: string,
): Promise<boolean> {
  const kept = await transaction.query(
    `insert into auth.identities as held
       (provider_id, provider, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, now(), now(), now())
     on conflict (provider_id, provider) do update
     set identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()
     where held.user_id = excluded.user_id
     returning id`,
    [subject, provider, userId, JSON.stringify(data)],
  );
  return kept.length > 0;
}

/** Writes the account's providers into its app metadata, oldest first, as GoTrue does. */
export async function listProvidersOf(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query(
    `update auth.users
     set updated_at = now(), raw_app_meta_data = coalesce(raw_app_meta_data, '{}') ||
       jsonb_build_object('provider', names[1], 'providers', to_jsonb(names))
     from (
       select coalesce(array_agg(provider order by since), '{}') as names from (
         select provider, min(created_at) as since from auth.identities where user_id = $1 group by provider
       ) providers
     ) listed
     where users.id = $1`,
    [userId],
  );
}
