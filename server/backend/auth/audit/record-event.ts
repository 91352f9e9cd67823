import type { Queryable } from "../../database/database.ts";
import { tooMany } from "../calls/auth-error.ts";

/** Audit events of accounts; triggers write those of tables. */
type AuditEvent = {
  event:
    | "sign-in"
    | "sign-in-failed"
    | "second-step-shown"
    | "second-step-failed"
    | "second-step-added"
    | "second-step-removed"
    | "passkey-added"
    | "passkey-removed"
    | "passkey-cloned"
    | "password-changed"
    | "email-changed"
    | "identity-added"
    | "identity-removed"
    | "role-by-domain"
    | "exported"
    | "erased";
  /** The account that the event is about, and which caused it when `by` is "person". */
  accountId: string | null;
  by?: "person" | "server" | "unknown";
  noun?: "person" | "backup";
  /** A method, name or number; never an e-mail address. */
  label?: string;
  networkHash?: string | null;
};

/** Events that one account may cause in an hour, so that nobody can flood the log. */
const maxPerAccount = 600;

/** Failed sign-ins recorded in an hour for each account, and for all unknown addresses together. */
const maxFailures = 1_000;

/** Records an event in the transaction that causes it. Throws AuthError (429) above the hourly limit. */
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
    [event, by, accountId, noun ?? null, label ?? null, networkHash ?? null, maxPerAccount],
  );
  if (noted.length === 0) throw tooMany("over_request_rate_limit", 3_600);
}

/** Records a failed sign-in without the address. Commits asynchronously: timing must not reveal accounts. */
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
    [email, networkHash, maxFailures],
  );
}

/** Records a backup; a database without an audit log records nothing. */
export async function recordBackup(database: Queryable): Promise<void> {
  const [log] = await database.query<{ name: string | null }>(
    "select to_regclass('private.audit_log')::text as name",
  );
  if (!log?.name) return;
  await recordEvent(database, { event: "exported", by: "server", noun: "backup", accountId: null });
}
