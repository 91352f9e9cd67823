import { z } from "zod";
import type { Database } from "../database/database.ts";

const lead = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  /** The message, or the remarks of a request. */
  text: z.string().nullable(),
  visit: z.record(z.string(), z.string()).nullable(),
  pageTitle: z.string().nullable(),
  pageSlug: z.string().nullable(),
  subject: z.string(),
  thankYouMessage: z.string(),
  footer: z.string(),
  hasFile: z.boolean(),
});

const queuedMail = z.object({
  id: z.uuid(),
  kind: z.string(),
  language: z.enum(["nl", "en"]),
  /** Null is the firm itself. */
  recipient: z.string().nullable(),
  encryptedLink: z.string().nullable(),
  createdAt: z.coerce.date(),
  lead: lead.nullable(),
});

export type QueuedMail = z.infer<typeof queuedMail>;
export type MailLead = z.infer<typeof lead>;

/** What `claim_mails` gives, read. Throws ZodError when it is anything else. */
export function readQueuedMails(found: unknown): QueuedMail[] {
  return z.array(queuedMail).parse(found);
}

export type OutboxStore = {
  /**
   * Calls `hear` when a mail is queued (with an empty text) and after each try to send one (with its id), until the
   * returned function is called.
   */
  listen(hear: (acknowledgedId: string) => void): Promise<() => Promise<void>>;
  /** Nobody else sends from this database. */
  isAlone: boolean;
  /** Mails that are due, as many as asked at most, for this claim alone and for a minute. */
  claim(claim: string, most: number): Promise<QueuedMail[]>;
  /** Marks that a mail may have arrived from now on; false when the claim has run out. */
  handOver(id: string, claim: string): Promise<boolean>;
  /** What became of a mail: sent (null), or why not. Gives its state; null when it is gone, or somebody else's. */
  acknowledge(id: string, claim: string, error: string | null): Promise<string | null>;
  /** Ends all claims: nobody else sends from this database. */
  release(): Promise<void>;
};

/** The outbox as the database's own functions give it out. Throws DatabaseError. */
export function createOutboxStore(database: Database, isAlone = false): OutboxStore {
  return {
    listen: (hear) => database.listen("mail_outbox", hear),
    isAlone,
    async claim(claim, most) {
      // A claim ends with whoever holds it.
      const rows = await database.query<{ mail: unknown }>(`select public.claim_mails($1, $2) as mail`, [
        claim,
        most,
      ]);
      return readQueuedMails(rows.map(({ mail }) => mail));
    },
    async handOver(id, claim) {
      const [row] = await database.query<{ is_marked: boolean }>(
        "select public.hand_over_mail($1, $2) as is_marked",
        [id, claim],
      );
      return row?.is_marked ?? false;
    },
    async acknowledge(id, claim, error) {
      const [row] = await database.query<{ state: string | null }>(
        "select state from public.settle_mail($1, $2, $3) state, pg_notify('mail_outbox', $1::text)",
        [id, claim, error],
      );
      return row?.state ?? null;
    },
    async release() {
      await database.query("select public.release_mails()");
    },
  };
}
