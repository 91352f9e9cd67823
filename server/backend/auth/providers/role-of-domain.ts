import type { Queryable } from "../../database/database.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { UserRow } from "../sessions/users.ts";
import type { Profile } from "./clients/provider.ts";

/** Gives the role that administrators allow this domain, unless the account has or had one. */
export async function giveRoleOfDomain(
  transaction: Queryable,
  user: Pick<UserRow, "id" | "email">,
  { email, isEmailCurrent }: Profile,
): Promise<void> {
  // What the provider vouches for must be the address that administrators see.
  if (!isEmailCurrent || email !== user.email) return;
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const given = await transaction.query(
    `insert into public.user_roles (user_id, role)
     select users.id, allowed.role from auth.users, public.otm_allowed_domains allowed
     where users.id = $1 and allowed.domain = $2 and raw_app_meta_data -> 'had_role' is null
     on conflict (user_id) do nothing
     returning user_id`,
    [user.id, domain],
  );
  if (given.length === 0) return;
  await recordEvent(transaction, {
    event: "role-by-domain",
    accountId: user.id,
    by: "server",
    label: domain,
  });
}
