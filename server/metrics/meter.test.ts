import { describe, expect, it } from "vitest";
import { bounds, createMeter } from "./meter.ts";

describe("the meter", () => {
  it("counts answers by what answered, class of status, and time", () => {
    const meter = createMeter();
    meter.answered("page", 200, 0.4);
    meter.answered("page", 204, 1);
    meter.answered("page", 503, 3);
    meter.answered("rest", 404, 60_000);
    const [page, rest] = ["page", "rest"].map((name) => meter.read().find(({ kind }) => kind === name));
    expect(page?.byClass).toEqual([0, 0, 2, 0, 0, 1]);
    expect(page?.buckets.slice(0, 4)).toEqual([2, 0, 1, 0]);
    expect(page?.total).toBeCloseTo(4.4);
    expect(rest?.byClass).toEqual([0, 0, 0, 0, 1, 0]);
    expect(rest?.buckets[bounds.length]).toBe(1);
  });
});
