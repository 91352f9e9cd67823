import type { Database } from "../database.ts";
import { networkOf } from "./auth-network.ts";
import { refuseCrowd, verifyPassword } from "./password-hash.ts";
import { forgetRate, giveBackRate, rateLimits, takeRate } from "./rate-limits.ts";
import type { UserRow } from "./users.ts";

/**
 * The account, if this is its password; null if it isn't, or if there is none: after the same work. Only wrong ones
 * count against the limits, per account and address, so that nobody is locked out by what others try elsewhere.
 * Throws AuthError (429; 503 when too many wait).
 */
export async function checkPassword(
  database: Database,
  account: string,
  address: string,
  password: string,
  find: () => Promise<UserRow | null>,
): Promise<UserRow | null> {
  refuseCrowd();
  const network = networkOf(address);
  const accountThere = `${account} ${network}`;
  // The network first: one that is refused leaves nothing behind, however many accounts it names.
  await takeRate(database, rateLimits.passwordFromAddress, network);
  await takeRate(database, rateLimits.passwordOfAccount, accountThere).catch(async (error) => {
    await giveBackRate(database, rateLimits.passwordFromAddress, network);
    throw error;
  });
  const user = await find();
  const stored = user?.encrypted_password ?? null;
  const isRight = await verifyPassword(password, stored).catch(async (error) => {
    // Whoever was turned away unheard has tried nothing: a crowd must not lock an owner out.
    await giveBackRate(database, rateLimits.passwordOfAccount, accountThere);
    await giveBackRate(database, rateLimits.passwordFromAddress, network);
    throw error;
  });
  if (!isRight) return null;
  await forgetRate(database, rateLimits.passwordOfAccount, accountThere);
  await giveBackRate(database, rateLimits.passwordFromAddress, network);
  return user;
}
