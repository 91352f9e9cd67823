import type { Stand } from "../../bench/each-database.ts";

type StoredMail = { id: string; state: string; recipient: string | null; lastError: string | null };

export type StoredMails = {
  /** The address that each stored form was sent from. */
  people: string[];
  mails: StoredMail[];
};

/** While no site runs: as if the pauses between tries, and the time that a claim holds, were over. */
export async function makeDue(stand: Stand): Promise<void> {
  await stand.prepare(async (database) => {
    await database.query(
      `update private.mail_outbox
       set next_try_at = next_try_at - interval '2 hours', claimed_until = claimed_until - interval '2 hours'
       where state = 'queued'`,
    );
  });
}

/** While no site runs: the stored forms, and what became of their mails. */
export async function readOutbox(stand: Stand): Promise<StoredMails> {
  const stored: StoredMails = { people: [], mails: [] };
  await stand.prepare(async (database) => {
    const people = await database.query<{ email: string }>(
      `select email from public.otm_contact_subm_vlotwerk union all select email from public.otm_download_submissions`,
    );
    stored.people = people.map(({ email }) => email);
    stored.mails = await database.query<StoredMail>(
      `select id::text, state, recipient, last_error as "lastError" from private.mail_outbox`,
    );
  });
  return stored;
}
