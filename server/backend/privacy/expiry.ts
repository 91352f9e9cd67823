import type { Queryable } from "../database/database.ts";

/** Leads that are older than they may be: how many by each form, and when the first was sent. */
export type ExpiredLeads = { contactMessages: number; downloadRequests: number; oldest: Date | null };

/** The same moment so many months earlier (UTC); in a shorter month its last day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // A day that the month doesn't have runs on into the next one.
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** Throws DatabaseError. */
export async function countExpiredLeads(database: Queryable, before: Date): Promise<ExpiredLeads> {
  const counted = async (table: string) => {
    const [row] = await database.query<{ count: number; oldest: Date | null }>(
      `select count(*), min(created_at) as oldest from ${table} where created_at < $1::timestamptz`,
      [before.toISOString()],
    );
    return row ?? { count: 0, oldest: null };
  };
  const messages = await counted(tables.contactMessages);
  const requests = await counted(tables.downloadRequests);
  const oldest = [messages.oldest, requests.oldest].filter((date) => date !== null).sort((a, b) => +a - +b);
  return { contactMessages: messages.count, downloadRequests: requests.count, oldest: oldest[0] ?? null };
}

/**
 * Deletes the messages and requests of before a moment, with their leads and mails, until all are gone or the signal
 * says stop. Gives their number. Throws DatabaseError.
 */
export async function deleteLeadsBefore(
  database: Queryable,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (const table of Object.values(tables)) {
    deleted += await deleteInBatches(database, table, "created_at < $1::timestamptz", before, signal);
  }
  return deleted;
}

/** The same for what is known of mails that wait no longer. */
export async function deleteMailsBefore(
  database: Queryable,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const isOver = "created_at < $1::timestamptz and state <> 'queued'";
  return deleteInBatches(database, "private.mail_outbox", isOver, before, signal);
}

/** The same for entries of the audit log. The database keeps them for twelve months of its own clock. */
export async function deleteAuditEventsBefore(
  database: Queryable,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const isOver = "created_at <= least($1::timestamptz, now() - interval '12 months')";
  return deleteInBatches(database, "private.audit_log", isOver, before, signal);
}

const tables = {
  contactMessages: "public.otm_contact_subm_vlotwerk",
  downloadRequests: "public.otm_download_submissions",
} as const;

const batch = 500;

/**
 * Deletes the rows of a table that meet a condition on the moment $1, in statements short enough to stand in nobody's way;
 * what another server is deleting is left to it. Gives their number. Throws DatabaseError.
 */
export async function deleteInBatches(
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
