import { z } from "zod";
import type { OwnRole } from "../database/call-function.ts";
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
      `select count(*), min(created_at) as oldest from (
         select created_at from public.${table}
         union all select created_at from private.trash where source = $2
       ) leads where created_at < $1::timestamptz`,
      [before.toISOString(), table],
    );
    return row ?? { count: 0, oldest: null };
  };
  const messages = await counted(tables.contactMessages);
  const requests = await counted(tables.downloadRequests);
  const oldest = [messages.oldest, requests.oldest].filter((date) => date !== null).sort((a, b) => +a - +b);
  return { contactMessages: messages.count, downloadRequests: requests.count, oldest: oldest[0] ?? null };
}

const deletedRows = z.object({
  leads: z.number(),
  mails: z.number(),
  deliveries: z.number(),
  events: z.number(),
});
type DeletedRows = z.infer<typeof deletedRows>;

/**
 * Deletes leads (null: none), finished mails and webhook calls from before these moments, audit events older than twelve months, and
 * what was said through preview links that ended a month ago, until the signal aborts. Throws DatabaseError.
 */
export async function deleteExpiredRows(
  { call }: OwnRole,
  leadsBefore: Date | null,
  mailsBefore: Date | null,
  signal?: AbortSignal,
): Promise<DeletedRows> {
  const all = { leads: 0, mails: 0, deliveries: 0, events: 0 };
  const before = {
    _leads_before: leadsBefore?.toISOString() ?? null,
    _mails_before: mailsBefore?.toISOString() ?? null,
  };
  while (!signal?.aborted) {
    const [deleted] = await call("delete_expired", before);
    const { leads, mails, deliveries, events } = deletedRows.parse(deleted);
    all.leads += leads;
    all.mails += mails;
    all.deliveries += deliveries;
    all.events += events;
    if (leads + mails + deliveries + events === 0) break;
  }
  return all;
}

const tables = {
  contactMessages: "otm_contact_subm_vlotwerk",
  downloadRequests: "otm_download_submissions",
} as const;
