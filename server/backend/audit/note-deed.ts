import type { Queryable } from "../database.ts";

/** What is written into the audit log of accounts; what tables write by themselves stands in their migration. */
export type Deed = {
  deed:
    | "sign-in"
    | "sign-in-failed"
    | "second-step-shown"
    | "second-step-failed"
    | "second-step-added"
    | "second-step-removed"
    | "password-changed"
    | "email-changed"
    | "identity-added"
    | "identity-removed"
    | "exported"
    | "erased";
  /** Whose account it is about; of these deeds it is its owner who acts, unless it says otherwise. */
  accountId: string | null;
  by?: "person" | "server" | "unknown";
  noun?: "person" | "backup";
  /** Some word or number that tells more; never an address. */
  label?: string;
  /** See `placeOf`. */
  place?: string | null;
};

/** Notes a deed, in the transaction that does it. Throws DatabaseError. */
export async function noteDeed(
  transaction: Queryable,
  { deed, accountId, by = "person", noun, label, place }: Deed,
): Promise<void> {
  await transaction.query(
    `insert into private.audit_log (deed, done_by, actor_id, account_id, noun, label, place)
     values ($1, $2, case when $2 = 'person' then $3::uuid end, $3::uuid, $4, $5, $6)`,
    [deed, by, accountId, noun ?? null, label ?? null, place ?? null],
  );
}

/**
 * Notes that somebody tried an address in vain: for the account that has it, if one does. The address itself is not
 * kept, and the work is the same for both. Throws DatabaseError.
 */
export async function noteFailedSignIn(
  database: Queryable,
  email: string,
  place: string | null,
): Promise<void> {
  await database.query(
    `insert into private.audit_log (deed, done_by, account_id, place)
     values ('sign-in-failed', 'unknown', (
       select id from auth.users where email = $1 and not is_sso_user and deleted_at is null
     ), $2)`,
    [email, place],
  );
}

/** Notes that everything was copied by the server's owner; of a database of before the log nothing. Throws DatabaseError. */
export async function noteBackup(database: Queryable): Promise<void> {
  const [log] = await database.query<{ name: string | null }>(
    "select to_regclass('private.audit_log')::text as name",
  );
  if (!log?.name) return;
  await noteDeed(database, { deed: "exported", by: "server", noun: "backup", accountId: null });
}
