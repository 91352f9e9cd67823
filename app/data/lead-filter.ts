export const leadKinds = ["contact", "download"] as const;
export const leadStatuses = ["new", "handled", "spam"] as const;

export type LeadKind = (typeof leadKinds)[number];
export type LeadStatus = (typeof leadStatuses)[number];

/** Which leads are asked for; null where it makes no difference. Without a status: all but spam. */
export type LeadFilter = {
  /** Words, or their beginnings, that a lead must have; empty for any. */
  search: string;
  kind: LeadKind | null;
  status: LeadStatus | null;
  /** The id of a download page. */
  pageId: string | null;
  /** The first and the last day, as YYYY-MM-DD. */
  from: string | null;
  to: string | null;
};

/** A place in the list: after a lead, or right before it. */
export type LeadPlace = { side: "older" | "newer"; createdAt: string; id: string };

export const everyLead: LeadFilter = {
  search: "",
  kind: null,
  status: null,
  pageId: null,
  from: null,
  to: null,
};

const longestSearch = 200;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/;

/** The filter that an address names. What is none is left out, as if it were not there. */
export function readLeadFilter(address: URLSearchParams): LeadFilter {
  const pageId = address.get("page");
  return {
    search: (address.get("q") ?? "").trim().slice(0, longestSearch),
    kind: leadKinds.find((kind) => kind === address.get("kind")) ?? null,
    status: leadStatuses.find((status) => status === address.get("status")) ?? null,
    pageId: pageId !== null && uuid.test(pageId) ? pageId : null,
    from: asDay(address.get("from")),
    to: asDay(address.get("to")),
  };
}

function asDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text > "1" ? text : null;
}

/** The place in the list that an address names; null for its beginning. */
export function readLeadPlace(address: URLSearchParams): LeadPlace | null {
  for (const side of ["older", "newer"] as const) {
    const [createdAt = "", id = ""] = address.get(side)?.split("~") ?? [];
    if (moment.test(createdAt) && !Number.isNaN(Date.parse(createdAt)) && uuid.test(id)) {
      return { side, createdAt, id };
    }
  }
  return null;
}

/** The query of an address that names a filter and a place, "" or beginning with "?"; the way back of the two above. */
export function leadQuery(filter: LeadFilter, place: LeadPlace | null = null): string {
  const named = {
    q: filter.search,
    kind: filter.kind,
    status: filter.status,
    page: filter.pageId,
    from: filter.from,
    to: filter.to,
    ...(place && { [place.side]: `${place.createdAt}~${place.id}` }),
  };
  const given = Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}
