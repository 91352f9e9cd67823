import { networkOf } from "../../../shared/client-address.ts";
import type { Database } from "../../database/database.ts";
import { refundRate, resetRate } from "../../database/rate-counts.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import type { UserRow } from "../sessions/users.ts";
import { verifyPassword } from "./password-hash.ts";

/** The account, or null for a wrong password, in equal time. Only those count. Throws AuthError (429). */
export async function checkPassword(
  database: Database,
  account: string,
  address: string,
  password: string,
  find: () => Promise<UserRow | null>,
): Promise<UserRow | null> {
  const network = networkOf(address);
  const accountThere = `${account} ${network}`;
  // The network first: a rejected one leaves no rows per account.
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
