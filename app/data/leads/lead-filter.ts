import { isId } from "../id-pattern.ts";
import { type ListCursor, listQuery } from "../list-cursor.ts";

export const leadKinds = ["contact", "download"] as const;
export const leadStatuses = ["new", "handled", "spam"] as const;

export type LeadKind = (typeof leadKinds)[number];
export type LeadStatus = (typeof leadStatuses)[number];

/** A filter of leads; null for any. Without a status: all but spam. */
export type LeadFilter = {
  /** Words, or their prefixes; empty for any. */
  search: string;
  kind: LeadKind | null;
  status: LeadStatus | null;
  /** The id of a download page. */
  pageId: string | null;
  /** The first and last day, as YYYY-MM-DD. */
  from: string | null;
  to: string | null;
};

export const everyLead: LeadFilter = {
  search: "",
  kind: null,
  status: null,
  pageId: null,
  from: null,
  to: null,
};

const maxSearchLength = 200;

/** The filter of an address; invalid parts are ignored. */
export function readLeadFilter(address: URLSearchParams): LeadFilter {
  const pageId = address.get("page");
  return {
    search: (address.get("q") ?? "").trim().slice(0, maxSearchLength),
    kind: leadKinds.find((kind) => kind === address.get("kind")) ?? null,
    status: leadStatuses.find((status) => status === address.get("status")) ?? null,
    pageId: pageId !== null && isId(pageId) ? pageId : null,
    from: asDay(address.get("from")),
    to: asDay(address.get("to")),
  };
}

function asDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text > "1" ? text : null;
}

/** The query string of a filter and a cursor. */
export function leadQuery(filter: LeadFilter, cursor: ListCursor | null = null): string {
  const { search, kind, status, pageId, from, to } = filter;
  return listQuery({ q: search, kind, status, page: pageId, from, to }, cursor);
}
