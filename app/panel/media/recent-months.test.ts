import { expect, it } from "vitest";
import { recentMonths } from "./recent-months.ts";

it("offers the months up to now, also on the last day of a month", () => {
  const months = recentMonths(new Date("2026-03-31T23:30:00Z"), "en");
  expect(months.slice(0, 2)).toEqual([
    { value: "2026-03", text: "March 2026" },
    { value: "2026-02", text: "February 2026" },
  ]);
  expect(new Set(months.map(({ value }) => value)).size).toBe(36);
});
