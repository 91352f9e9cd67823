import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { Metadata } from "../calls/auth-request.ts";
import { claimUnconfirmedAccount, insertConfirmedAccount } from "../sessions/confirmed-accounts.ts";
import { findUser, findUserByEmail, type UserRow } from "../sessions/users.ts";
import type { Profile, ProviderName } from "./clients/provider.ts";
import { findIdentityOwner, listProvidersOf, type SignedInIdentity, saveIdentity } from "./identities.ts";
import { giveRoleOfDomain } from "./role-of-domain.ts";

/** The account by identity, else by verified e-mail address, else a new one, as in GoTrue. Throws AuthError. */
export async function signInWithIdentity(
  transaction: Queryable,
  provider: ProviderName,
  profile: Profile,
): Promise<SignedInIdentity> {
  // Serialises sign-ins with the same address.
  await transaction.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [profile.email]);
  const ownerId = await findIdentityOwner(transaction, provider, profile);
  const { user, isNew } = ownerId
    ? { user: await findUser(transaction, ownerId), isNew: false }
    : await findOrMakeAccount(transaction, provider, profile);
  if (!user || user.is_banned) throw new AuthError(403, "user_banned", "User is banned");
  if (!user.email_confirmed_at) {
    if (!profile.isEmailVerified || profile.email !== user.email) throw unverified(provider);
    await claimUnconfirmedAccount(transaction, user.id);
  }
  if (!(await saveIdentity(transaction, provider, profile, user.id))) {
    throw new AuthError(422, "identity_already_exists", "Identity is already linked to another user");
  }
  await keepMetadata(transaction, user.email_confirmed_at ? user.raw_user_meta_data : null, profile, user.id);
  await listProvidersOf(transaction, user.id);
  await giveRoleOfDomain(transaction, user, profile);
  return { user, isAdded: !isNew && ownerId === null };
}

function unverified(provider: ProviderName): AuthError {
  const message = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`;
  return new AuthError(403, "provider_email_needs_verification", message);
}

async function findOrMakeAccount(
  transaction: Queryable,
  provider: ProviderName,
  { email, isEmailVerified }: Profile,
): Promise<{ user: UserRow | null; isNew: boolean }> {
  if (!isEmailVerified) throw unverified(provider);
  const held = await findUserByEmail(transaction, email);
  if (held) return { user: held, isNew: false };
  const id = await insertConfirmedAccount(transaction, email, {});
  const user = await findUserByEmail(transaction, email);
  return { user, isNew: user?.id === id };
}

/** In bytes: access tokens contain the metadata, so a larger profile is left out. */
const maxMetadataLength = 1_024;

async function keepMetadata(
  transaction: Queryable,
  held: Metadata | null,
  { data }: Profile,
  userId: string,
): Promise<void> {
  const names = ["name", "full_name", "avatar_url"];
  const added = Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
  if (Buffer.byteLength(JSON.stringify({ ...held, ...added })) > maxMetadataLength) return;
  await transaction.query(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::jsonb where id = $1`,
    [userId, JSON.stringify(added)],
  );
}
