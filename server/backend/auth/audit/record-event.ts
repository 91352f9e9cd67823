import type { Queryable } from "../../database/database.ts";
import { tooMany } from "../calls/auth-error.ts";

/** What is written into the audit log of accounts; what tables write by themselves stands in their migration. */
export type AuditEvent = {
  event:
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
  /** Whose account it is about; of these events it is its owner who acts, unless it says otherwise. */
  accountId: string | null;
  by?: "person" | "server" | "unknown";
  noun?: "person" | "backup";
  /** Some word or number that tells more; never an address. */
  label?: string;
  /** See `hashNetwork`. */
  networkHash?: string | null;
};

/**
 * How much an account may do to itself in an hour (signing in, passwords, second steps): ten times what a person does who
 * tries everything, so that nobody fills the log of all.
 */
const mostOfAccount = 600;

/**
 * So many failures are noted in an hour for each account, and of all addresses that have none together: more tell
 * nothing new, and anybody could fill the log with them.
 */
const mostFailures = 1_000;

/**
 * Notes a event, in the transaction that does it. What an account does more often than anybody is refused, and so undone.
 * Throws AuthError (429) and DatabaseError.
 */
export async function recordEvent(
  transaction: Queryable,
  { event, accountId, by = "person", noun, label, networkHash }: AuditEvent,
): Promise<void> {
  const noted = await transaction.query(
    `insert into private.audit_log (event, done_by, actor_id, account_id, noun, label, network_hash)
     select $1::text, $2::text, case when $2 = 'person' then $3::uuid end, $3::uuid, $4::text, $5::text, $6::text
     where $2 <> 'person' or (
       select count(*) from (
         select from private.audit_log
         where account_id = $3::uuid and actor_id = $3::uuid and created_at > now() - interval '1 hour'
         limit $7::integer
       ) own
     ) < $7::integer
     returning id`,
    [event, by, accountId, noun ?? null, label ?? null, networkHash ?? null, mostOfAccount],
  );
  if (noted.length === 0) throw tooMany("over_request_rate_limit", 3_600);
}

/**
 * Notes that somebody tried an address in vain, for the account that has it, if one does, as long as there are not too
 * many. The address itself is not kept. Nobody waits for the disk, so that an entry takes no longer than none.
 * Throws DatabaseError.
 */
export async function recordFailedSignIn(
  database: Queryable,
  email: string,
  networkHash: string | null,
): Promise<void> {
  await database.query(
    `with tried as materialized (
       select (select id from auth.users where email = $1 and not is_sso_user and deleted_at is null) as account_id
     ), noted as materialized (
       select (select count(*) from (
           select from private.audit_log
           where event = 'sign-in-failed' and audit_log.account_id = tried.account_id
             and created_at > now() - interval '1 hour'
           limit $3::integer
         ) own) as own,
         (select count(*) from (
           select from private.audit_log
           where event = 'sign-in-failed' and audit_log.account_id is null
             and created_at > now() - interval '1 hour'
           limit $3::integer
         ) others) as strangers
       from tried
     )
     insert into private.audit_log (event, done_by, account_id, network_hash)
     select 'sign-in-failed', 'unknown', account_id, $2 from tried, noted
     where case when account_id is null then strangers else own end < $3::integer`,
    [email, networkHash, mostFailures],
  );
}

/** Notes that everything was copied by the server's owner; of a database of before the log nothing. Throws DatabaseError. */
export async function recordBackup(database: Queryable): Promise<void> {
  const [log] = await database.query<{ name: string | null }>(
    "select to_regclass('private.audit_log')::text as name",
  );
  if (!log?.name) return;
  await recordEvent(database, { event: "exported", by: "server", noun: "backup", accountId: null });
}
