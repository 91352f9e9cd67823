import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";
import type { Database as Schema } from "../schema.ts";
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
    .order("is_waiting", { ascending: false })
    .order("created_at", { ascending: false })
    .order("id", { ascending: false });
  return expectData(await (signal ? query.abortSignal(signal) : query)).map(asLead);
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

type LeadRow = Schema["public"]["Functions"]["list_leads"]["Returns"][number];

function asLead(row: LeadRow): Lead {
  return {
    id: row.id,
    kind: row.kind === "contact" ? "contact" : "download",
    status: asStatus(row.status),
    createdAt: row.created_at,
    pageId: row.page_id,
    pageSlug: row.page_slug,
    pageTitle: row.page_title,
    language: row.language,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    message: row.message,
    visit: storedVisit(row.visit),
    notes: row.notes,
    isWaiting: row.is_waiting,
  };
}

export function asStatus(status: string): Lead["status"] {
  return status === "handled" || status === "spam" || status === "suspected" ? status : "new";
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
  return expectData(answer).flatMap((row) => {
    const sent = row.otm_contact_subm_vlotwerk ?? row.otm_download_submissions;
    const late = lateness({ createdAt: row.created_at }, now, hours);
    return sent && late !== null
      ? [{ id: row.id, createdAt: row.created_at, name: sent.name, company: sent.company, late }]
      : [];
  });
}

const lateColumns =
  "id, created_at, otm_contact_subm_vlotwerk(name, company), otm_download_submissions(name, company)" as const;

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

async function listAnswerTimes(db: Database, since: string): Promise<AnsweredLead[]> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_leads")
      .select("created_at, answered_at, is_waiting")
      .in("status", ["new", "handled"])
      .gte("created_at", since)
      .order("created_at")
      .order("id")
      .range(from, to),
  );
  return rows.map((row) => ({
    createdAt: row.created_at,
    answeredAt: row.answered_at,
    isWaiting: row.is_waiting,
  }));
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
