import { describe, expect, it } from "vitest";
import { allMedia, containingPattern, mediaFilter, monthRange } from "./media-filter.ts";

describe("the filter of the library", () => {
  it.each([
    [
      { q: "reiger & riet", kind: "file", use: "undescribed", month: "2026-11", sort: "name" },
      { search: "reiger & riet", kind: "file", use: "undescribed", month: "2026-11", sort: "name" },
    ],
    [{ q: "", kind: "", use: "", month: "2026-13", sort: "size" }, allMedia],
    [{ q: "", kind: "video", use: "toString", month: "11", sort: "" }, allMedia],
  ])("is that of what was chosen: %j", (values, filter) => {
    expect(mediaFilter((field) => values[field])).toEqual(filter);
  });
});

describe("a month", () => {
  it.each([
    ["2026-03", "2026-03-01T00:00:00+01:00", "2026-04-01T00:00:00+02:00"],
    ["2026-10", "2026-10-01T00:00:00+02:00", "2026-11-01T00:00:00+01:00"],
    ["2026-12", "2026-12-01T00:00:00+01:00", "2027-01-01T00:00:00+01:00"],
  ])("is that of Amsterdam: %s", (month, from, before) => {
    expect(monthRange(month)).toEqual({ from, before });
  });
});

describe("the pattern of a search", () => {
  it.each([
    ["reiger", '"%reiger%"'],
    ['de "witte" reiger', '"%de \\"witte\\" reiger%"'],
    ["100%", '"%100\\\\%%"'],
    ["a_b", '"%a\\\\_b%"'],
    ["c:\\x", '"%c:\\\\\\\\x%"'],
    ["*.png", '"%_.png%"'],
  ])("takes what is typed literally: %s", (search, pattern) => {
    expect(containingPattern(search)).toBe(pattern);
  });

  it("ends before what the backend would reject", () => {
    expect(containingPattern("IMG_2026_11_24_23_05")).toBe('"%IMG\\\\_2026\\\\_11\\\\_24\\\\_23%"');
    expect(containingPattern("a".repeat(200))).toHaveLength(100);
  });
});
