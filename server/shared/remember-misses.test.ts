// @module-tag S44

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberMisses } from "./remember-misses.ts";

describe("a lookup that remembers misses", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("asks once in two seconds for what there is none of, and each time for what there is", async () => {
    const { lookup, rows, asked } = arrange();
    rows.set("known", 1);
    for (const key of ["known", "none", "known", "none"]) await lookup.find(key);
    expect(asked).toEqual(["known", "none", "known"]);
    rows.set("none", 2);
    vi.advanceTimersByTime(2_001);
    expect(await lookup.find("none")).toBe(2);
  });

  it("finds at once what this process adds", async () => {
    const { lookup, rows } = arrange();
    expect(await lookup.find("new")).toBeNull();
    rows.set("new", 1);
    lookup.added("new");
    expect(await lookup.find("new")).toBe(1);
  });

  it("does not remember a lookup that began before an addition", async () => {
    const rows = new Map<string, number>();
    const gate = Promise.withResolvers<void>();
    const lookup = rememberMisses(async (key) => {
      const found = rows.get(key) ?? null;
      await gate.promise;
      return found;
    });
    const before = lookup.find("new");
    rows.set("new", 1);
    lookup.added("new");
    gate.resolve();
    expect(await before).toBeNull();
    expect(await lookup.find("new")).toBe(1);
  });

  it("does not remember failures", async () => {
    let isAway = true;
    const lookup = rememberMisses(async () => (isAway ? Promise.reject(new Error("away")) : 1));
    await expect(lookup.find("a")).rejects.toThrow("away");
    isAway = false;
    expect(await lookup.find("a")).toBe(1);
  });

  it("remembers ten thousand keys at most", async () => {
    const { lookup, asked } = arrange();
    for (let number = 0; number <= 10_000; number += 1) await lookup.find(String(number));
    await lookup.find("1");
    expect(asked).toHaveLength(10_001);
    await lookup.find("0");
    expect(asked).toHaveLength(10_002);
  });
});

function arrange() {
  const rows = new Map<string, number>();
  const asked: string[] = [];
  const lookup = rememberMisses(async (key) => {
    asked.push(key);
    return rows.get(key) ?? null;
  });
  return { lookup, rows, asked };
}
