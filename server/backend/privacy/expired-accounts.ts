import { tokenLifetimes } from "../auth/tokens/one-time-tokens.ts";
import type { Queryable } from "../database/database.ts";

const day = 24 * 60 * 60 * 1000;
const unconfirmedRetention = 7 * day;

/** Deletes what has ended of accounts; a project does so itself. Returns how many of each. Throws DatabaseError. */
export async function deleteExpiredAccounts(database: Queryable, now: Date, signal?: AbortSignal) {
  return {
    accounts: await deleteUnconfirmedAccounts(database, now, signal),
    sessions: await deleteEndedSessions(database, now, signal),
    links: await deleteEndedLinks(database, now, signal),
    addresses: await forgetUnconfirmedAddresses(database, now),
  };
}

/** Deletes sign-ups that were not confirmed within a week. Returns their number. Throws DatabaseError. */
export async function deleteUnconfirmedAccounts(
  database: Queryable,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - unconfirmedRetention);
  return deleteInBatches(database, "auth.users", isNobodys, before, signal);
}

const isNobodys = `
  confirmed_at is null and greatest(created_at, confirmation_sent_at) < $1::timestamptz
  and not exists (select from public.user_roles where user_id = users.id)
  and not exists (
    select from auth.identities
    where user_id = users.id and (provider <> 'email' or identity_data ->> 'email_verified' = 'true')
  )`;

export async function deleteEndedSessions(
  database: Queryable,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const isOver = "not_after <= least($1::timestamptz, now())";
  return deleteInBatches(database, "auth.sessions", isOver, now, signal);
}

export async function deleteEndedLinks(
  database: Queryable,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - Math.max(...Object.values(tokenLifetimes)) * 1_000);
  const isOver = "created_at < timezone('utc', $1::timestamptz)";
  return deleteInBatches(database, "auth.one_time_tokens", isOver, before, signal);
}

/** Clears new addresses whose links have expired. Returns their number. Throws DatabaseError. */
export async function forgetUnconfirmedAddresses(database: Queryable, now: Date): Promise<number> {
  const lifetime = Math.max(tokenLifetimes.email_change_token_current, tokenLifetimes.email_change_token_new);
  const rows = await database.query(
    `update auth.users
     set email_change = '', email_change_sent_at = null, email_change_confirm_status = 0, updated_at = now()
     where email_change <> '' and email_change_sent_at < $1::timestamptz
     returning 1`,
    [new Date(now.getTime() - lifetime * 1_000).toISOString()],
  );
  return rows.length;
}

const batch = 500;

/** Deletes rows by a condition on $1, skipping locked ones; returns their number. Throws DatabaseError. */
async function deleteInBatches(
  database: Queryable,
  table: string,
  condition: string,
  before: Date,
  signal: AbortSignal | undefined,
): Promise<number> {
  let deleted = 0;
  while (!signal?.aborted) {
    const rows = await database.query(
      `delete from ${table} where id in (
         select id from ${table} where ${condition} order by created_at limit ${batch} for update skip locked
       ) returning 1`,
      [before.toISOString()],
    );
    deleted += rows.length;
    if (rows.length < batch) break;
  }
  return deleted;
}
