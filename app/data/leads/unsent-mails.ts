import { type Database, expectData } from "../database.ts";

/** A mail that was not sent; `isRetried` while it is tried again by itself. */
export type UnsentMail = {
  id: string;
  kind: string;
  /** Null for the firm itself. */
  recipient: string | null;
  isRetried: boolean;
  lastError: string | null;
  createdAt: string;
  leadId: string | null;
};

/** The mails of 30 days that were not sent, newest first. Throws when the query fails. */
export async function listUnsentMails(db: Database, most: number): Promise<UnsentMail[]> {
  const rows = expectData(await db.rpc("list_unsent_mails", { _limit: most }));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    isRetried: row.state === "queued",
    lastError: row.last_error,
    createdAt: row.created_at,
    leadId: row.lead_id,
  }));
}
