import { describe, expect, it } from "vitest";
import { axisTicks, lastWeeks, leadSeries } from "./lead-weeks.ts";

describe("the last weeks", () => {
  it("start on Mondays and end with the current one", () => {
    expect(lastWeeks(new Date("2026-03-31T12:00:00Z"), 3)).toEqual([
      "2026-03-16",
      "2026-03-23",
      "2026-03-30",
    ]);
  });

  it.each([
    ["2026-01-04T22:59:59Z", "2025-12-29"],
    ["2026-01-04T23:00:00Z", "2026-01-05"],
    // Summer time.
    ["2026-07-05T21:59:59Z", "2026-06-29"],
    ["2026-07-05T22:00:00Z", "2026-07-06"],
  ])("change at midnight in Amsterdam: %s", (now, week) => {
    expect(lastWeeks(new Date(now), 1)).toEqual([week]);
  });

  it("are distinct and seven days apart, also across daylight saving changes", () => {
    const weeks = lastWeeks(new Date("2026-11-21T12:00:00Z"), 26);
    expect(new Set(weeks).size).toBe(26);
    expect(weeks[0]).toBe("2026-05-25");
    expect(weeks.every((week) => new Date(week).getUTCDay() === 1)).toBe(true);
  });
});

describe("the series of the weeks", () => {
  const weeks = ["2026-01-05", "2026-01-12", "2026-01-19"];

  it("have a count per week: unnamed sources first, all others last", () => {
    const rows = [
      { week: "2026-01-05", source: null, title: null, leads: 9 },
      { week: "2026-01-05", source: "small", title: "Klein", leads: 1 },
      { week: "2026-01-19", source: "", title: null, leads: 2 },
      { week: "2026-01-12", source: "large", title: "Groot", leads: 3 },
      { week: "2026-01-19", source: "large", title: "Groter", leads: 4 },
    ];
    expect(leadSeries(rows, weeks)).toEqual([
      { source: "", title: null, counts: [0, 0, 2], total: 2 },
      { source: "large", title: "Groter", counts: [0, 3, 4], total: 7 },
      { source: "small", title: "Klein", counts: [1, 0, 0], total: 1 },
      { source: null, title: null, counts: [9, 0, 0], total: 9 },
    ]);
  });

  it("ignore other weeks", () => {
    expect(leadSeries([{ week: "2026-01-26", source: "", title: null, leads: 1 }], weeks)).toEqual([]);
  });
});

describe("the figures of an axis", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 2, 4, 6]],
    [17, [0, 5, 10, 15, 20]],
    [100, [0, 50, 100]],
    [999, [0, 500, 1000]],
    [2_001, [0, 1000, 2000, 3000]],
  ])("up to %i are round", (largest, ticks) => {
    expect(axisTicks(largest)).toEqual(ticks);
  });
});
