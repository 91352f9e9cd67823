import type { Database } from "../../server/backend/database/database.ts";

type StoredMail = { id: string; state: string; recipient: string | null; lastError: string | null };

export type StoredMails = {
  /** The sender's address of each stored form. */
  senders: string[];
  mails: StoredMail[];
};

/** Makes all retries due and all claims expired. */
export async function makeDue(database: Database): Promise<void> {
  await database.query(
    `update private.mail_outbox
     set next_try_at = next_try_at - interval '2 hours', claimed_until = claimed_until - interval '2 hours'
     where state = 'queued'`,
  );
}

/** The stored forms without spam, and the states of their mails. */
export async function readOutbox(database: Database): Promise<StoredMails> {
  const senders = await database.query<{ email: string }>(
    `select email from public.otm_contact_subm_vlotwerk where not is_spam
     union all select email from public.otm_download_submissions where not is_spam`,
  );
  const mails = await database.query<StoredMail>(
    `select id::text, state, recipient, last_error as "lastError" from private.mail_outbox`,
  );
  return { senders: senders.map(({ email }) => email), mails };
}
