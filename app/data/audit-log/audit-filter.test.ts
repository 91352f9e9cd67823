import { expect, it } from "vitest";
import { eventKinds, eventsOf } from "./audit-filter.ts";

it("each event of the audit log is of one kind", () => {
  const events = Object.values(eventsOf).flat();
  expect(new Set(events).size).toBe(events.length);
  expect(Object.keys(eventsOf).sort()).toEqual([...eventKinds].sort());
});
