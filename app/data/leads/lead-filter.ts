import { isId } from "../id-pattern.ts";

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

export type LeadField = "q" | "kind" | "status" | "page" | "from" | "to";

/** The filter of the values that are in the address of the list; empty for any. */
export function leadFilter(chosen: (field: LeadField) => string): LeadFilter {
  return {
    search: chosen("q"),
    kind: leadKinds.find((kind) => kind === chosen("kind")) ?? null,
    status: leadStatuses.find((status) => status === chosen("status")) ?? null,
    pageId: isId(chosen("page")) ? chosen("page") : null,
    from: chosen("from") || null,
    to: chosen("to") || null,
  };
}
