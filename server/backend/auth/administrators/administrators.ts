import { type Database, DatabaseError } from "../../database/database.ts";
import { recordEvent } from "../audit/record-event.ts";
import { isEmail, normaliseEmail } from "../calls/auth-request.ts";

/** The request can't be carried out; the message says why in one sentence. */
export class AdministratorError extends Error {
  override name = "AdministratorError";
}

/** E-mail addresses of all administrators, sorted. */
export async function listAdministrators(database: Database): Promise<string[]> {
  const admins = await database.query<{ name: string }>(
    `select coalesce(email, users.id::text) as name from public.user_roles
     join auth.users on users.id = user_roles.user_id where user_roles.role = 'admin' order by name`,
  );
  return admins.map(({ name }) => name);
}

/** Grants the role to a confirmed account. Throws AdministratorError. */
export async function grantAdministrator(database: Database, email: string): Promise<void> {
  const { id, confirmed } = await findAccount(database, email);
  if (!confirmed)
    throw new AdministratorError("This account is not confirmed: use the link in its mail first.");
  await database.query(
    "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
    [id],
  );
}

/** Revokes the role; the last administrator keeps it. Throws AdministratorError. */
export async function revokeAdministrator(database: Database, email: string): Promise<void> {
  const { id } = await findAccount(database, email);
  try {
    const removed = await database.query(
      "delete from public.user_roles where user_id = $1 and role = 'admin' returning 1",
      [id],
    );
    if (removed.length === 0) throw new AdministratorError("This account is no administrator.");
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === "PT409")) throw error;
    throw new AdministratorError(`${error.message}: make somebody else an administrator first.`);
  }
}

/** Removes all second factors of an account. Throws AdministratorError. */
export async function removeSecondSteps(database: Database, email: string): Promise<void> {
  const { id } = await findAccount(database, email);
  await database.transaction(async (transaction) => {
    const removed = await transaction.query("delete from auth.mfa_factors where user_id = $1 returning id", [
      id,
    ]);
    if (removed.length === 0) throw new AdministratorError("This account has no second step.");
    await recordEvent(transaction, { event: "second-step-removed", by: "server", accountId: id });
  });
}

/** Ends the sessions of one account, or of all for null; returns their number. Throws AdministratorError. */
export async function endSessions(database: Database, email: string | null): Promise<number> {
  const id = email === null ? null : (await findAccount(database, email)).id;
  const ended = await database.query(
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
