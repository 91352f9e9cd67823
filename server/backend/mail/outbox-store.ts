import { z } from "zod";
import { failuresSchema } from "../../../app/data/form-trials/form-trial.ts";
import { rowId } from "../../../app/data/id.ts";
import type { ListeningRole } from "../database/call-function.ts";
import { type Claimed, readClaimed } from "../queue/claimed.ts";

const lead = z.object({
  id: rowId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  /** The message, or a request's remarks. */
  text: z.string().nullable(),
  visit: z.record(z.string(), z.string()).nullable(),
  pageTitle: z.string().nullable(),
  pageSlug: z.string().nullable(),
  subject: z.string(),
  thankYouMessage: z.string(),
  footer: z.string(),
  hasFile: z.boolean(),
});

const schedule = z.object({
  kind: z.string(),
  subjectId: rowId,
  language: z.enum(["nl", "en"]).nullable(),
  action: z.enum(["publish", "unpublish"]),
  at: z.coerce.date(),
  failure: z.string().nullable(),
  title: z.string(),
});

const invitation = z.object({
  role: z.enum(["admin", "editor", "writer"]),
  /** The address of whoever invited; null once that account is gone. */
  invitedBy: z.string().nullable(),
  hasAccount: z.boolean(),
  /** Of this mail alone: an earlier one's has ended. */
  token: z.string(),
});
const webhook = z.object({
  id: rowId,
  url: z.string(),
  pause: z.enum(["failures", "gone"]),
  failingSince: z.coerce.date(),
});

const backup = z.object({
  /** Null: none yet. */
  provenAt: z.coerce.date().nullable(),
  failure: z.string().nullable(),
});

const reply = z.object({
  subject: z.string(),
  body: z.string(),
  /** The address of whoever wrote it; null once that account is gone. */
  author: z.string().nullable(),
  /** When the message came to which it replies. */
  wroteAt: z.coerce.date(),
});

const appointment = z.object({
  id: rowId,
  at: z.coerce.date(),
  confirmedAt: z.coerce.date(),
  /** The address of whoever confirmed it; null once that account is gone. */
  person: z.string().nullable(),
});

const waiting = z.object({
  /** Who answers messages; null when nobody is chosen. */
  person: z.string().nullable(),
  /** Those that nobody has answered meanwhile. */
  leads: z.array(
    z.object({ id: rowId, name: z.string(), company: z.string().nullable(), createdAt: z.coerce.date() }),
  ),
});

const queuedMail = z.object({
  id: rowId,
  kind: z.string(),
  language: z.enum(["nl", "en"]),
  /** Null: the firm. */
  recipient: z.string().nullable(),
  encryptedLink: z.string().nullable(),
  createdAt: z.coerce.date(),
  lead: lead.nullable(),
  /** Null unless it still stands as failed. */
  schedule: schedule.nullable(),
  /** Null unless it is open. */
  invitation: invitation.nullable(),
  /** What the firm has changed in mails, and its facts. */
  siteTexts: z.array(z.object({ key: z.string(), language: z.string(), text: z.string() })).default([]),
  /** Null unless it is still paused after failures. */
  webhook: webhook.nullable(),
  /** Null unless a proven backup is still missing. */
  backup: backup.nullable(),
  reply: reply.nullable(),
  /** What a reply confirms, or the firm is told of. */
  appointment: appointment.nullable(),
  waiting: waiting.nullable(),
  /** Ends before the mail server has it. */
  isSilent: z.boolean(),
  /** Null unless the contact form still fails. */
  formFailures: failuresSchema.nullable(),
});

export type QueuedMail = z.infer<typeof queuedMail>;
export type MailSchedule = z.infer<typeof schedule>;
export type MailInvitation = z.infer<typeof invitation>;
export type MailWaiting = z.infer<typeof waiting>;
export type MailLead = z.infer<typeof lead>;

export type OutboxStore = {
  /** Calls `notify` when a mail is queued (empty id) and after each attempt, until the returned function is called. */
  listen(notify: (acknowledgedId: string) => void): Promise<() => Promise<void>>;
  isAlone: boolean;
  /** Claims up to `max` due mails for a minute. */
  claim(claim: string, max: number): Promise<Claimed<QueuedMail>[]>;
  /** Marks that a mail may arrive from now on; false when the claim has expired. */
  handOver(id: string, claim: string): Promise<boolean>;
  /**
   * Stores the outcome: null for sent, else the error; a final one is not tried again. Returns the state; null when the
   * claim was lost.
   */
  acknowledge(id: string, claim: string, error: string | null, isFinal?: boolean): Promise<string | null>;
  /** Ends all claims of dead processes. */
  release(): Promise<void>;
};

/** The outbox in SQL functions. Throws DatabaseError. */
export function createOutboxStore({ call, listen }: ListeningRole, isAlone = false): OutboxStore {
  return {
    listen: (notify) => listen("mail_outbox", notify),
    isAlone,
    claim: async (claim, max) =>
      readClaimed(queuedMail, await call("claim_mails", { _claim: claim, _most: max })),
    async handOver(id, claim) {
      const [isMarked] = await call("hand_over_mail", { _id: id, _claim: claim });
      return z.boolean().parse(isMarked);
    },
    async acknowledge(id, claim, error, isFinal = false) {
      const outcome = { _id: id, _claim: claim, _error: error, _is_final: isFinal };
      const [state] = await call("acknowledge_mail", outcome);
      return z.string().nullable().parse(state);
    },
    release: async () => void (await call("release_mails")),
  };
}
