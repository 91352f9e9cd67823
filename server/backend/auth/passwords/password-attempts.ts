import { networkOf } from "../../../shared/client-address.ts";
import type { Database } from "../../database/database.ts";
import { refundRate, resetRate } from "../../database/rate-counts.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import type { UserRow } from "../sessions/users.ts";
import { verifyPassword } from "./password-hash.ts";

/**
 * The account, if this is its password; null if it isn't, or if there is none: after the same work. Only wrong ones
 * count against the limits, per account and address, so that nobody is locked out by what others try elsewhere.
 * Throws AuthError (429).
 */
export async function checkPassword(
  database: Database,
  account: string,
  address: string,
  password: string,
  find: () => Promise<UserRow | null>,
): Promise<UserRow | null> {
  const network = networkOf(address);
  const accountThere = `${account} ${network}`;
  // The network first: one that is refused leaves nothing behind, however many accounts it names.
  await consumeRate(database, rateLimits.passwordFromAddress, network);
  await consumeRate(database, rateLimits.passwordOfAccount, accountThere).catch(async (error) => {
    await refundRate(database, rateLimits.passwordFromAddress, network);
    throw error;
  });
  const user = await find();
  const stored = user?.encrypted_password ?? null;
  if (!(await verifyPassword(password, stored))) return null;
  await resetRate(database, rateLimits.passwordOfAccount, accountThere);
  await refundRate(database, rateLimits.passwordFromAddress, network);
  return user;
}
