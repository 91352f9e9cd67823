import { randomBytes, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Queryable } from "../../database/database.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { emailProvider } from "../sessions/users.ts";

/** An administrator with a generated password, and the file that holds it. */
export type FirstAdmin = { email: string; password: string; file: string };

/** A null address or password is generated. */
type FirstAdminSettings = {
  siteUrl: URL;
  firstAdmin: { email: string | null; password: string | null };
};

const adminLock = 7_215_003_142;

/** Creates or claims the first administrator; returns a generated password, also kept in a file, else null. */
export async function createFirstAdmin(
  database: Database,
  settings: FirstAdminSettings,
  dataDirectory: string,
): Promise<FirstAdmin | null> {
  if (await hasAdmin(database)) return null;
  const email = settings.firstAdmin.email ?? defaultAdminEmail(settings.siteUrl);
  const password = settings.firstAdmin.password ?? generatePassword();
  const hash = await hashPassword(password);
  const file = join(dataDirectory, "first-admin.txt");
  const isPasswordNew = await database.transaction(async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock($1)", [adminLock]);
    if (await hasAdmin(transaction)) return false;
    const isNew = await insertAdmin(transaction, email, hash);
    if (!isNew || settings.firstAdmin.password !== null) return false;
    // Before the commit: an administrator whose password is lost could never sign in.
    await writeFile(file, `${email}\n${password}\n`, { mode: 0o600, flush: true });
    return true;
  });
  return isPasswordNew ? { email, password, file } : null;
}

async function hasAdmin(database: Queryable): Promise<boolean> {
  const admins = await database.query("select from public.user_roles where role = 'admin' limit 1");
  return admins.length > 0;
}

function defaultAdminEmail({ hostname }: URL): string {
  return /^[a-z0-9.-]*[a-z][a-z0-9.-]*$/.test(hostname) ? `admin@${hostname}` : "admin@localhost";
}

function generatePassword(): string {
  return randomBytes(15).toString("base64url");
}

/** False when the account existed and keeps its own password. */
async function insertAdmin(transaction: Queryable, email: string, hash: string): Promise<boolean> {
  const id = randomUUID();
  const data = { sub: id, email, email_verified: true, phone_verified: false };
  const [made] = await transaction.query<{ id: string }>(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
       -- GoTrue reads no null here.
       confirmation_token, recovery_token, email_change_token_new, email_change
     )
     values (
       '00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, now(),
       $4::jsonb, $5::jsonb, now(), now(), '', '', '', ''
     )
     on conflict (email) where is_sso_user = false do update
     set encrypted_password = excluded.encrypted_password, email_confirmed_at = now(), updated_at = now()
     where users.email_confirmed_at is null
     returning id`,
    [id, email, hash, JSON.stringify(emailProvider), JSON.stringify(data)],
  );
  if (made) {
    await transaction.query("delete from auth.one_time_tokens where user_id = $1", [made.id]);
    await transaction.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
       select id::text, id, $2::jsonb, 'email', now(), now() from auth.users where id = $1
       on conflict (provider_id, provider) do nothing`,
      [made.id, JSON.stringify({ ...data, sub: made.id })],
    );
  }
  await transaction.query(
    `insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1 and not is_sso_user
     on conflict (user_id) do update set role = excluded.role`,
    [email],
  );
  return made !== undefined;
}

export function describeFirstAdmin({ email, password, file }: FirstAdmin): string {
  return `  The first administrator signs in with ${email} and the password ${password}
  This is shown once; it is also in ${file}: delete that file when you have signed in.\n\n`;
}
