import { describe, expect, it } from "vitest";
import { readListCursor } from "../list-cursor.ts";
import { everyLead, leadQuery, readLeadFilter } from "./lead-filter.ts";

const id = "d0000000-0000-4000-8000-000000000001";
const filter = {
  search: "Zoë & Zn. +31",
  kind: "download",
  status: "handled",
  pageId: id,
  from: "2026-02-01",
  to: "2026-02-28",
} as const;

describe("the filter of leads", () => {
  it("round-trips through the query string", () => {
    expect(readLeadFilter(new URLSearchParams(leadQuery(filter)))).toEqual(filter);
  });

  it("leaves the query string empty without a filter", () => {
    expect(leadQuery(everyLead)).toBe("");
    expect(readLeadFilter(new URLSearchParams())).toEqual(everyLead);
  });

  it.each([
    "kind=mail&status=gone&page=1&from=2026-02-30&to=yesterday",
    "from=0000-01-01&to=20260-01-01&q=%20%20",
    "page=D0000000&from=&to=2026-1-1&kind=&status=",
  ])("ignores invalid values: %s", (query) => {
    expect(readLeadFilter(new URLSearchParams(query))).toEqual(everyLead);
  });

  it("truncates a search beyond the maximum length", () => {
    expect(readLeadFilter(new URLSearchParams({ q: "a".repeat(9_000) })).search).toHaveLength(200);
  });
});

describe("a cursor in the list", () => {
  it.each(["older", "newer"] as const)("round-trips through the query string: %s", (side) => {
    const cursor = { side, time: "2026-02-01T23:59:59.123456+00:00", id };
    const address = new URLSearchParams(leadQuery(filter, cursor));
    expect(readListCursor(address)).toEqual(cursor);
    expect(readLeadFilter(address)).toEqual(filter);
  });

  it.each([
    "",
    `older=${id}`,
    `older=now~${id}`,
    `newer=2026-99-01T00:00:00Z~${id}`,
    "older=2026-01-01T00:00:00Z~1",
  ])("is null when invalid: %s", (query) => {
    expect(readListCursor(new URLSearchParams(query))).toBeNull();
  });
});
