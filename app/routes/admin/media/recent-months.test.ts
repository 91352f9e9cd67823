import { expect, it } from "vitest";
import { recentMonths } from "./recent-months.ts";

it("offers the months up to now, also on the last day of a month", () => {
  const months = recentMonths(new Date("2026-03-31T23:30:00Z"), null, "en");
  expect(months.slice(0, 2)).toEqual([
    { value: "2026-03", text: "March 2026" },
    { value: "2026-02", text: "February 2026" },
  ]);
  expect(new Set(months.map(({ value }) => value)).size).toBe(36);
});

it("offers the chosen month, however long ago", () => {
  expect(recentMonths(new Date("2026-03-31"), "2020-01", "nl").at(-1)).toEqual({
    value: "2020-01",
    text: "januari 2020",
  });
});
