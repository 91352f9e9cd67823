import { describe, expect, it } from "vitest";
import { auditQuery, deedKinds, deedsOf, readAuditFilter } from "./audit-filter.ts";

describe("what one looks for in the audit log", () => {
  const person = "a0000000-0000-4000-8000-00000000000a";

  it.each(deedKinds)("is read as it was written: %s", (kind) => {
    for (const filter of [
      { kind, person: null },
      { kind, person },
    ]) {
      expect(readAuditFilter(new URLSearchParams(auditQuery(filter)))).toEqual(filter);
    }
  });

  it.each(["", "kind=", "kind=other", "kind=toString", "person=", "person=anna@example.nl"])(
    "is everything: %s",
    (query) => {
      const all = { kind: null, person: null };
      expect(readAuditFilter(new URLSearchParams(query))).toEqual(all);
      expect(auditQuery(all)).toBe("");
    },
  );

  it("has each deed once", () => {
    const deeds = Object.values(deedsOf).flat();
    expect(new Set(deeds).size).toBe(deeds.length);
    expect(Object.keys(deedsOf).sort()).toEqual([...deedKinds].sort());
  });
});
