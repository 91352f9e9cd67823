import { contactPersonOf } from "../../i18n/firm.ts";
import { findBusySpans } from "../about/calendars.ts";
import { type Database, expectData, StaleWrite, throwIfFailed } from "../database.ts";
import { isId } from "../id-pattern.ts";
import { listFirmFacts } from "../site-texts/site-texts.ts";
import { callTimes } from "../submissions/call-times.ts";
import { type Moment, momentsOf } from "../submissions/moments.ts";
import { type Lead, namesOf, sharedColumns } from "./admin-leads.ts";
import { storedVisit } from "./lead-visit.ts";
import { workingHours } from "./working-hours.ts";

/** A stored lead; `savedAt` is its version, `opened` the number of downloads of its file. */
export type StoredLead = Lead & {
  savedAt: string;
  opened: { times: number; lastAt: string } | null;
  /** Those that suit the sender of a message. */
  moments: Moment[];
};

const columns = `${sharedColumns}, savedAt:updated_at,
  contact:otm_contact_subm_vlotwerk(language, name, email, phone, company, message, visit, moments),
  request:otm_download_submissions(language, name, email, company, message:remarks, visit),
  opened:otm_download_opens(times:opens, lastAt:last_opened_at)` as const;

/** The lead with this id; null without one. Throws when the query fails. */
export async function getLead(db: Database, id: string): Promise<StoredLead | null> {
  if (!isId(id)) return null;
  const answer = await db.from("otm_leads").select(columns).eq("id", id).maybeSingle();
  throwIfFailed(answer);
  if (!answer.data) return null;
  const { contact, request, ...lead } = answer.data;
  const sent = contact ?? (request && { ...request, phone: null, moments: null });
  if (!sent) return null;
  return {
    ...lead,
    ...namesOf(lead),
    ...sent,
    visit: storedVisit(sent.visit),
    moments: momentsOf(sent.moments ?? ""),
  };
}

/** The moments that suit a visitor and lie ahead, each with the times at which a call can begin. */
export type CallTimes = {
  moments: readonly { moment: Moment; times: readonly Date[] }[];
  /** The contact person's calendar was read within two hours: these times are free in it. */
  isCalendarKnown: boolean;
};

/** Throws when a query fails. */
export async function getCallTimes(db: Database, moments: readonly Moment[], now: Date): Promise<CallTimes> {
  const facts = await listFirmFacts(db);
  const person = contactPersonOf(facts);
  const busy = isId(person) ? await findBusySpans(db, person) : null;
  const hours = workingHours(facts);
  const ahead = moments.filter((moment) => callTimes(moment, hours).some((time) => time > now));
  return {
    moments: ahead.map((moment) => ({
      moment,
      times: callTimes(moment, hours, busy ?? []).filter((time) => time > now),
    })),
    isCalendarKnown: busy !== null,
  };
}

/** The limit of the notes, in characters. */
export const notesLimit = 5_000;

/**
 * Saves the notes over the lead's version.
 *
 * @throws StaleWrite when the version is outdated
 */
export async function saveLeadNotes(db: Database, { id, savedAt }: StoredLead, notes: string): Promise<void> {
  const leads = db.from("otm_leads");
  const saved = expectData(await leads.update({ notes }).eq("id", id).eq("updated_at", savedAt).select("id"));
  if (saved.length === 0) throw new StaleWrite("The lead was changed since");
}

export type MailState = "queued" | "sent" | "failed";

/** A mail about a lead; the meaning of its time depends on its state. */
export type LeadMail = {
  id: string;
  kind: string;
  recipient: string | null;
  state: MailState;
  tries: number;
  lastError: string | null;
  createdAt: string;
  nextTryAt: string | null;
  sentAt: string | null;
};

const mailColumns = `id, kind, recipient, state, tries, lastError:last_error, createdAt:created_at,
  nextTryAt:next_try_at, sentAt:sent_at` as const;

/** The mails of a lead, oldest first. Throws when the query fails. */
export async function listLeadMails(db: Database, leadId: string): Promise<LeadMail[]> {
  if (!isId(leadId)) return [];
  const rows = expectData(await db.rpc("list_lead_mails", { _lead_id: leadId }).select(mailColumns));
  return rows.map((row) => ({ ...row, state: asMailState(row.state) }));
}

function asMailState(state: string): MailState {
  return state === "sent" || state === "failed" ? state : "queued";
}

/** Queues a copy of a sent or failed mail. Throws when that fails. */
export async function resendMail(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.rpc("resend_mail", { _mail_id: id }));
}

/** The limits of a reply, in characters, as the database has them. */
export const subjectLimit = 250;
export const bodyLimit = 20_000;

/** How a lead was answered: by a reply from the panel, or elsewhere. */
export type AnsweredBy = "replied" | "called" | "wrote";

/** An answer to a lead; of a reply what became of its mail, null when that has expired. */
export type LeadAnswer = {
  id: string;
  how: AnsweredBy;
  subject: string;
  body: string;
  /** The address of whoever answered; null for a deleted account. */
  person: string | null;
  isOwn: boolean;
  createdAt: string;
  /** When the call begins that it confirms. */
  appointmentAt: string | null;
  mail: { id: string; state: MailState; lastError: string | null; nextTryAt: string } | null;
};

const answerColumns =
  `id, how, subject, body, person, isOwn:is_own, createdAt:created_at, appointmentAt:appointment_at,
  mailId:mail_id, state, lastError:last_error, nextTryAt:next_try_at` as const;

/** The answers to a lead, oldest first. Throws when the query fails. */
export async function listLeadAnswers(db: Database, leadId: string): Promise<LeadAnswer[]> {
  if (!isId(leadId)) return [];
  const rows = expectData(await db.rpc("list_lead_answers", { _lead_id: leadId }).select(answerColumns));
  return rows.map(({ mailId, state, lastError, nextTryAt, ...row }) => ({
    ...row,
    how: row.how === "called" || row.how === "wrote" ? row.how : "replied",
    mail: mailId ? { id: mailId, state: asMailState(state), lastError, nextTryAt } : null,
  }));
}

/**
 * Sends a reply to the sender of a lead, which may confirm a call at a time; false when the lead is gone.
 *
 * @param seen how many answers its author has seen
 * @throws StaleWrite when there are others
 */
export async function replyToLead(
  db: Database,
  leadId: string,
  { subject, body, appointment }: { subject: string; body: string; appointment: Date | null },
  seen: number,
): Promise<boolean> {
  const reply = {
    _lead_id: leadId,
    _subject: subject,
    _body: body,
    _answers: seen,
    ...(appointment && { _appointment_at: appointment.toISOString() }),
  };
  const answer = await db.rpc("reply_to_lead", reply);
  if (answer.error?.code === "PT404") return false;
  throwIfFailed(answer);
  return true;
}

/** Records that the sender of a lead was called or written to; gives the id of that answer. Throws when that fails. */
export async function recordAnswer(db: Database, leadId: string, how: "called" | "wrote"): Promise<string> {
  const answers = db.from("otm_lead_answers");
  return expectData(await answers.insert({ lead_id: leadId, how }).select("id").single()).id;
}

/** Takes back what `recordAnswer` recorded. Throws when that fails. */
export async function takeBackAnswer(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_lead_answers").delete().eq("id", id).select("id").single());
}
