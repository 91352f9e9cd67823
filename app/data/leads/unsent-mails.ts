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

const columns =
  "id, kind, recipient, state, lastError:last_error, createdAt:created_at, leadId:lead_id" as const;

/** The mails of 30 days that were not sent, newest first. Throws when the query fails. */
export async function listUnsentMails(db: Database, most: number): Promise<UnsentMail[]> {
  const rows = expectData(await db.rpc("list_unsent_mails", { _limit: most }).select(columns));
  return rows.map(({ state, ...mail }) => ({ ...mail, isRetried: state === "queued" }));
}
