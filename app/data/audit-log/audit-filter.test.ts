import { describe, expect, it } from "vitest";
import { auditQuery, eventKinds, eventsOf, readAuditFilter } from "./audit-filter.ts";

describe("the audit log filter", () => {
  const person = "a0000000-0000-4000-8000-00000000000a";

  it.each(eventKinds)("round-trips through the query string: %s", (kind) => {
    for (const filter of [
      { kind, person: null },
      { kind, person },
    ]) {
      expect(readAuditFilter(new URLSearchParams(auditQuery(filter)))).toEqual(filter);
    }
  });

  it.each(["", "kind=", "kind=other", "kind=toString", "person=", "person=anna@example.nl"])(
    "is empty for %s",
    (query) => {
      const all = { kind: null, person: null };
      expect(readAuditFilter(new URLSearchParams(query))).toEqual(all);
      expect(auditQuery(all)).toBe("");
    },
  );

  it("contains each event once", () => {
    const events = Object.values(eventsOf).flat();
    expect(new Set(events).size).toBe(events.length);
    expect(Object.keys(eventsOf).sort()).toEqual([...eventKinds].sort());
  });
});
