import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";
import { listFirmFacts } from "../site-texts/site-texts.ts";
import { dayAfter } from "../statistics/amsterdam-day.ts";
import { type AnsweredLead, type AnswerMonth, answerMonths, lastMonths } from "./answer-times.ts";
import type { LeadFilter, LeadKind, LeadStatus } from "./lead-filter.ts";
import { storedVisit, type Visit } from "./lead-visit.ts";
import type { WeekRow } from "./lead-weeks.ts";
import { lateness, type WorkingHours, workingHours } from "./working-hours.ts";

/** A message or a request, and its status. */
export type Lead = {
  id: string;
  kind: LeadKind;
  /** What is suspected has no status that a person gave. */
  status: LeadStatus | "suspected";
  createdAt: string;
  /** The download page, with its slug and title at the time of the request; the id is null after deletion. */
  pageId: string | null;
  pageSlug: string | null;
  pageTitle: string | null;
  language: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  /** The message, or the remarks of a request. */
  message: string | null;
  visit: Visit;
  notes: string;
  /** Nobody has answered or handled it. */
  isWaiting: boolean;
};

/** What is stored of a lead beside its message or request. */
export const sharedColumns =
  `id, kind, status, createdAt:created_at, pageId:page_id, pageSlug:page_slug, pageTitle:page_title,
  notes, isWaiting:is_waiting` as const;

/** The page size of the list. */
const leadsAtOnce = 50;

/** A page of leads: those that wait for an answer, then the others, each newest first. Throws when the query fails. */
export function listLeads(
  db: Database,
  filter: LeadFilter,
  cursor: ListCursor | null,
): Promise<ListPage<Lead>> {
  return readListPage(
    cursor,
    leadsAtOnce,
    (from, limit) => readLeads(db, filter, from, limit),
    ({ createdAt }) => createdAt,
  );
}

/** At most 1,000 leads at a cursor, in the same order. Throws when the query fails. */
export async function readLeads(
  db: Database,
  filter: LeadFilter,
  cursor: ListCursor | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Lead[]> {
  const query = db
    .rpc("list_leads", {
      ...filterArguments(filter),
      ...(cursor && {
        _created_at: cursor.time,
        _id: cursor.id,
        _waiting: cursor.isWaiting === true,
        _newer: cursor.side === "newer",
      }),
      _limit: limit,
    })
    .select(`${sharedColumns}, language, name, email, phone, company, message, visit`)
    .order("is_waiting", { ascending: false })
    .order("created_at", { ascending: false })
    .order("id", { ascending: false });
  const rows = expectData(await (signal ? query.abortSignal(signal) : query));
  return rows.map((row) => ({ ...row, ...namesOf(row), visit: storedVisit(row.visit) }));
}

/** The number of leads of a filter, and of all that nobody has handled. Throws when the query fails. */
export async function countLeads(
  db: Database,
  filter: LeadFilter,
): Promise<{ leads: number; newLeads: number }> {
  const row = expectData(await db.rpc("count_leads", filterArguments(filter)).single());
  return { leads: row.leads, newLeads: row.new_leads };
}

function filterArguments({ search, kind, status, pageId, from, to }: LeadFilter) {
  return {
    ...(search && { _search: search }),
    ...(kind && { _kind: kind }),
    ...(status && { _status: status }),
    ...(pageId && { _page_id: pageId }),
    ...(from && { _from: from }),
    ...(to && { _to: to }),
  };
}

/** The kind and the status of a row. */
export function namesOf({ kind, status }: { kind: string; status: string }): Pick<Lead, "kind" | "status"> {
  return {
    kind: kind === "contact" ? "contact" : "download",
    status: status === "handled" || status === "spam" || status === "suspected" ? status : "new",
  };
}

/** The dimension of the weekly figures. */
export type WeeksBy = "form" | "origin";

/** Leads per week since a Monday (YYYY-MM-DD), by form or origin. Throws when the query fails. */
export async function countLeadsByWeek(db: Database, by: WeeksBy, since: string): Promise<WeekRow[]> {
  return expectData(await db.rpc("count_leads_by_week", { _by: by, _since: since }));
}

/** The leads that wait longer than the firm wants, the longest first, in working hours. Throws when a query fails. */
export async function listLateLeads(db: Database, now: Date, most: number): Promise<LateLead[]> {
  const waiting = db.from("otm_leads").select(lateColumns).eq("is_waiting", true);
  const [answer, hours] = await Promise.all([
    waiting.order("created_at").order("id").limit(most),
    getWorkingHours(db),
  ]);
  return expectData(answer).flatMap(({ contact, request, ...lead }) => {
    const sent = contact ?? request;
    const late = lateness(lead, now, hours);
    return sent && late !== null ? [{ ...lead, ...sent, late }] : [];
  });
}

const lateColumns = `id, createdAt:created_at, contact:otm_contact_subm_vlotwerk(name, company),
  request:otm_download_submissions(name, company)` as const;

type LateLead = Pick<Lead, "id" | "createdAt" | "name" | "company"> & { late: number };

/** The firm's working hours, as they are stored. Throws when the query fails. */
export async function getWorkingHours(db: Database): Promise<WorkingHours> {
  return workingHours(await listFirmFacts(db));
}

/** How long leads of the last months waited for their answer, the latest month first. Throws when a query fails. */
export async function getAnswerMonths(db: Database, now: Date, count: number): Promise<AnswerMonth[]> {
  const months = lastMonths(now, count);
  const [leads, hours] = await Promise.all([
    // A month of Amsterdam begins in the one before it of UTC.
    listAnswerTimes(db, dayAfter(`${months.at(-1)}-01`, -1)),
    getWorkingHours(db),
  ]);
  return answerMonths(leads, months, hours);
}

function listAnswerTimes(db: Database, since: string): Promise<AnsweredLead[]> {
  return readAll((from, to) =>
    db
      .from("otm_leads")
      .select("createdAt:created_at, answeredAt:answered_at, isWaiting:is_waiting")
      .in("status", ["new", "handled"])
      .gte("created_at", since)
      .order("created_at")
      .order("id")
      .range(from, to),
  );
}

/** Sets the status of a lead. Throws when that fails or the lead was deleted. */
export async function setLeadStatus(db: Database, id: string, status: LeadStatus): Promise<void> {
  throwIfFailed(await db.from("otm_leads").update({ status }).eq("id", id).select("id").single());
}

/** Deletes a lead with its message or request. Throws when that fails. */
export async function deleteLead(db: Database, { id, kind }: Pick<Lead, "id" | "kind">): Promise<void> {
  const table = kind === "contact" ? "otm_contact_subm_vlotwerk" : "otm_download_submissions";
  throwIfFailed(await db.from(table).delete().eq("id", id));
}
