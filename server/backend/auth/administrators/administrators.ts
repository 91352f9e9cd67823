import { type Database, DatabaseError, type Queryable } from "../../database/database.ts";
import { recordEvent } from "../audit/record-event.ts";
import { isEmail, normaliseEmail } from "../calls/auth-request.ts";

/** The request can't be carried out; the message says why in one sentence. */
export class AdministratorError extends Error {
  override name = "AdministratorError";
}

export const roles = ["admin", "editor", "writer"] as const;

export type Role = (typeof roles)[number];

/** E-mail addresses of all accounts with this role, sorted. */
export async function listMembers(database: Database, role: Role): Promise<string[]> {
  const members = await database.query<{ name: string }>(
    `select coalesce(email, users.id::text) as name from public.user_roles
     join auth.users on users.id = user_roles.user_id where user_roles.role = $1 order by name`,
    [role],
  );
  return members.map(({ name }) => name);
}

/** Gives a confirmed account this role, in place of another. Throws AdministratorError. */
export async function grantRole(database: Database, email: string, role: Role): Promise<void> {
  const { id, confirmed } = await findAccount(database, email);
  if (!confirmed)
    throw new AdministratorError("This account is not confirmed: use the link in its mail first.");
  await keepingAnAdministrator(() =>
    database.query(
      `insert into public.user_roles (user_id, role) values ($1, $2)
       on conflict (user_id) do update set role = excluded.role where user_roles.role <> excluded.role`,
      [id, role],
    ),
  );
}

/** Takes the role away; the last administrator keeps it. Throws AdministratorError. */
export async function revokeRole(database: Database, email: string): Promise<void> {
  const { id } = await findAccount(database, email);
  const removed = await keepingAnAdministrator(() =>
    database.query("delete from public.user_roles where user_id = $1 returning 1", [id]),
  );
  if (removed.length === 0) throw new AdministratorError("This account has no role.");
}

async function keepingAnAdministrator<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === "PT409")) throw error;
    throw new AdministratorError(`${error.message}: make somebody else an administrator first.`);
  }
}

/** Removes all second factors and passkeys of an account, and ends its sessions and access tokens. Throws AdministratorError. */
export async function removeSecondSteps(database: Database, email: string): Promise<void> {
  const { id } = await findAccount(database, email);
  await database.transaction(async (transaction) => {
    const factors = await transaction.query("delete from auth.mfa_factors where user_id = $1 returning id", [
      id,
    ]);
    const [passkeys] = await transaction.query<{ deleted: number }>(
      "select private.delete_passkeys($1) as deleted",
      [id],
    );
    if (factors.length === 0 && !passkeys?.deleted)
      throw new AdministratorError("This account has no second step.");
    await endAccess(transaction, id);
    await recordEvent(transaction, { event: "second-step-removed", by: "server", accountId: id });
  });
}

/**
 * Ends the sessions and access tokens of one account, or of all for null; returns the number of sessions. Throws
 * AdministratorError.
 */
export async function endSessions(database: Database, email: string | null): Promise<number> {
  const id = email === null ? null : (await findAccount(database, email)).id;
  return database.transaction((transaction) => endAccess(transaction, id));
}

async function endAccess(transaction: Queryable, id: string | null): Promise<number> {
  await transaction.query(
    "delete from public.otm_access_tokens where $1::uuid is null or user_id = $1::uuid",
    [id],
  );
  const ended = await transaction.query(
    "delete from auth.sessions where $1::uuid is null or user_id = $1::uuid returning 1",
    [id],
  );
  return ended.length;
}

async function findAccount(database: Database, input: string): Promise<{ id: string; confirmed: boolean }> {
  const email = normaliseEmail(input);
  if (!isEmail(email)) throw new AdministratorError("That is no e-mail address.");
  const [account] = await database.query<{ id: string; confirmed: boolean }>(
    `select id, email_confirmed_at is not null as confirmed from auth.users
     where email = $1 and not is_sso_user and deleted_at is null`,
    [email],
  );
  if (account) return account;
  throw new AdministratorError("Nobody has an account with that address: sign up with it first.");
}
