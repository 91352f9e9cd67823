// @module-tag S32

import { expect, it } from "vitest";
import { createDailyVisitors } from "./daily-visitors.ts";

it("knows a network for a day, by a name that is another one tomorrow", () => {
  const visitors = createDailyVisitors();
  visitors.begin("2026-11-25");
  const name = visitors.nameOf("192.0.2.7");
  expect(name).not.toContain("192");
  expect(visitors.nameOf("192.0.2.7")).toBe(name);
  expect(visitors.nameOf("192.0.2.8")).not.toBe(name);
  expect(visitors.isFirst(name, "site")).toBe(true);
  expect(visitors.isFirst(name, "site")).toBe(false);
  expect(visitors.isFirst(name, "nl /contact")).toBe(true);

  visitors.begin("2026-11-25");
  expect(visitors.isFirst(name, "site")).toBe(false);
  visitors.begin("2026-11-26");
  expect(visitors.nameOf("192.0.2.7")).not.toBe(name);
  expect(visitors.isFirst(name, "site")).toBe(true);
});

it("remembers so many at most", () => {
  const visitors = createDailyVisitors(2);
  visitors.begin("2026-11-25");
  expect(["a", "b", "c", "a"].map((name) => visitors.isFirst(name, "site"))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
