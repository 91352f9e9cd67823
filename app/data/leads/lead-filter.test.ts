import { expect, it } from "vitest";
import { everyLead, type LeadField, leadFilter } from "./lead-filter.ts";

const read = (values: Partial<Record<LeadField, string>>) => leadFilter((field) => values[field] ?? "");

it("leads are filtered by what was chosen", () => {
  const page = "d0000000-0000-4000-8000-000000000001";
  const [from, to] = ["2026-02-01", "2026-02-28"];
  expect(read({ q: "Zoë & Zn. +31", kind: "download", status: "handled", page, from, to })).toEqual({
    search: "Zoë & Zn. +31",
    kind: "download",
    status: "handled",
    pageId: page,
    from,
    to,
  });
});

it.each([{}, { kind: "mail", status: "gone", page: "D0000000" }])("nonsense is no filter: %o", (values) => {
  expect(read(values)).toEqual(everyLead);
});
