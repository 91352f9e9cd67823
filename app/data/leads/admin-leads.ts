import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";
import type { Database as Schema } from "../schema.ts";
import type { LeadFilter, LeadKind, LeadStatus } from "./lead-filter.ts";
import { storedVisit, type Visit } from "./lead-visit.ts";
import type { WeekRow } from "./lead-weeks.ts";

/** A message or a request, and its status. */
export type Lead = {
  id: string;
  kind: LeadKind;
  status: LeadStatus;
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
};

/** The page size of the list. */
const leadsAtOnce = 50;

/** A page of leads, newest first. Throws when the query fails. */
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

/** At most 1,000 leads at a cursor, newest first. Throws when the query fails. */
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
      ...(cursor && { _created_at: cursor.time, _id: cursor.id, _newer: cursor.side === "newer" }),
      _limit: limit,
    })
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
  };
}

export function asStatus(status: string): LeadStatus {
  return status === "handled" || status === "spam" ? status : "new";
}

/** The dimension of the weekly figures. */
export type WeeksBy = "form" | "origin";

/** Leads per week since a Monday (YYYY-MM-DD), by form or origin. Throws when the query fails. */
export async function countLeadsByWeek(db: Database, by: WeeksBy, since: string): Promise<WeekRow[]> {
  return expectData(await db.rpc("count_leads_by_week", { _by: by, _since: since }));
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
