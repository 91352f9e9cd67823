import type { Queryable } from "../database/database.ts";

/** Numbers by form, and the time of the oldest. */
type ExpiredLeads = { contactMessages: number; downloadRequests: number; oldest: Date | null };

/** The same moment so many months earlier (UTC), or that month's last day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // The day overflowed into the next month.
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

/** Deletes older messages and requests until the signal aborts; returns their number. Throws DatabaseError. */
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

/** Deletes older finished mails, as deleteLeadsBefore. */
export async function deleteMailsBefore(
  database: Queryable,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const isOver = "created_at < $1::timestamptz and state <> 'queued'";
  return deleteInBatches(database, "private.mail_outbox", isOver, before, signal);
}

/** Deletes older audit events; the database keeps at least twelve months. */
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

/** Deletes rows by a condition on $1, skipping locked ones; returns their number. Throws DatabaseError. */
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
