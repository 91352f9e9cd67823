import { describe, expect, it } from "vitest";
import { auditQuery, deedKinds, deedsOf, readDeedKind } from "./audit-filter.ts";

describe("the kind of deed", () => {
  it.each(deedKinds)("is read as it was written: %s", (kind) => {
    expect(readDeedKind(new URLSearchParams(auditQuery(kind)))).toBe(kind);
  });

  it.each(["", "kind=", "kind=other", "kind=toString"])("is none: %s", (query) => {
    expect(readDeedKind(new URLSearchParams(query))).toBeNull();
    expect(auditQuery(null)).toBe("");
  });

  it("has each deed once", () => {
    const deeds = Object.values(deedsOf).flat();
    expect(new Set(deeds).size).toBe(deeds.length);
    expect(Object.keys(deedsOf).sort()).toEqual([...deedKinds].sort());
  });
});
