import { describe, expect, it } from "vitest";
import { comparedDays, growth } from "./comparison.ts";

describe("what a period is compared with", () => {
  it("is as many days before it, without today, which is not over", () => {
    expect(comparedDays(7, "2026-11-26")).toEqual({
      of: { from: "2026-11-20", to: "2026-11-25" },
      before: { from: "2026-11-14", to: "2026-11-19" },
    });
  });

  it("of a month is the month before", () => {
    expect(comparedDays("month", "2026-03-26")).toEqual({
      of: { from: "2026-02-01", to: "2026-02-28" },
      before: { from: "2026-01-01", to: "2026-01-31" },
    });
    expect(comparedDays("month", "2026-01-01")).toEqual({
      of: { from: "2025-12-01", to: "2025-12-31" },
      before: { from: "2025-11-01", to: "2025-11-30" },
    });
  });

  it("of chosen days is as many before them", () => {
    expect(comparedDays({ from: "2026-11-01", to: "2026-11-10" }, "2026-11-26")).toEqual({
      of: { from: "2026-11-01", to: "2026-11-10" },
      before: { from: "2026-10-22", to: "2026-10-31" },
    });
  });

  it("of today alone is nothing", () => {
    expect(comparedDays({ from: "2026-11-26", to: "2026-11-26" }, "2026-11-26")).toBeNull();
  });
});

it("growth is a part, and unknown from nothing", () => {
  expect(growth(112, 100)).toBeCloseTo(0.12);
  expect(growth(50, 100)).toBe(-0.5);
  expect(growth(5, 0)).toBeNull();
});
