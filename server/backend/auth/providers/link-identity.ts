import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import { findUser } from "../sessions/users.ts";
import type { Profile, ProviderName } from "./clients/provider.ts";
import { findIdentityOwner, listProvidersOf, type SignedInIdentity, saveIdentity } from "./identities.ts";

/** Links an identity to the caller's account. Throws AuthError. */
export async function linkIdentity(
  transaction: Queryable,
  provider: ProviderName,
  profile: Profile,
  userId: string,
): Promise<SignedInIdentity> {
  const user = await findUser(transaction, userId);
  if (!user) throw new AuthError(422, "user_not_found", "Linking target user not found");
  if (user.is_banned) throw new AuthError(403, "user_banned", "User is banned");
  if ((await findIdentityOwner(transaction, provider, profile)) === userId) {
    throw alreadyLinked("Identity is already linked");
  }
  if (!(await saveIdentity(transaction, provider, profile, userId))) {
    throw alreadyLinked("Identity is already linked to another user");
  }
  await listProvidersOf(transaction, userId);
  return { user, isAdded: true };
}

function alreadyLinked(message: string): AuthError {
  return new AuthError(422, "identity_already_exists", message);
}
