import { describe, expect, it } from "vitest";
import { daysOf, periods, readStatisticsFilter, statisticsQuery } from "./statistics-filter.ts";

const usual = { period: 28, language: null, path: null };

describe("the filter of statistics", () => {
  it.each(periods)("is kept in the address: %s", (period) => {
    for (const filter of [
      { period, language: null, path: null },
      { period, language: "en", path: "/insights/x" },
    ] as const) {
      expect(readStatisticsFilter(new URLSearchParams(statisticsQuery(filter)))).toEqual(filter);
    }
  });

  it.each(["", "days=", "days=3", "days=28", "language=de", "page=", "page=x", "page=/%00", "page=/a%20b"])(
    "is the usual one for %j",
    (query) => {
      expect(readStatisticsFilter(new URLSearchParams(query))).toEqual(usual);
      expect(statisticsQuery(readStatisticsFilter(new URLSearchParams(query)))).toBe("");
    },
  );

  it.each([
    { from: "2026-01-01", to: "2026-02-01" },
    { from: "", to: "" },
    { from: "gisteren", to: "2026-02-30" },
  ])("keeps days in the address as they were typed: %j", (period) => {
    const filter = { period, language: "nl", path: "/insights/x" } as const;
    expect(readStatisticsFilter(new URLSearchParams(statisticsQuery(filter)))).toEqual(filter);
    expect(daysOf(period, "2026-11-25")).toEqual(period);
  });

  it("takes a missing day for an empty one", () => {
    expect(readStatisticsFilter(new URLSearchParams("days=7&from=2026-01-01")).period).toEqual({
      from: "2026-01-01",
      to: "",
    });
  });

  it.each([
    ["2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
    ["2026-01-01", { from: "2025-12-01", to: "2025-12-31" }],
    ["2024-03-01", { from: "2024-02-01", to: "2024-02-29" }],
  ])("has the last whole month: on %s", (today, days) => {
    expect(daysOf("month", today)).toEqual(days);
  });

  it("ends with today", () => {
    expect(daysOf(7, "2026-03-02")).toEqual({ from: "2026-02-24", to: "2026-03-02" });
  });
});
