import { describe, expect, it } from "vitest";
import {
  allMedia,
  containingPattern,
  type MediaFilter,
  mediaQuery,
  monthRange,
  readMediaFilter,
  readMediaPage,
} from "./media-filter.ts";

describe("the filter of the library", () => {
  it.each<Partial<MediaFilter>>([
    {},
    { search: "reiger & riet" },
    { kind: "file", sort: "largest" },
    { use: "undescribed", month: "2026-11", sort: "name" },
  ])("round-trips through the query string: %j", (part) => {
    const filter = { ...allMedia, ...part };
    const address = new URLSearchParams(mediaQuery(filter, 3));
    expect(readMediaFilter(address)).toEqual(filter);
    expect(readMediaPage(address)).toBe(3);
  });

  it.each(["", "kind=video", "use=toString", "month=2026-13", "month=11", "sort=size", "page=1"])(
    "is everything, newest first, for %s",
    (query) => {
      const address = new URLSearchParams(query);
      expect(readMediaFilter(address)).toEqual(allMedia);
      expect(mediaQuery(readMediaFilter(address), readMediaPage(address))).toBe("");
    },
  );

  it.each(["0", "-2", "1.5", "x", "1e9", ""])("begins with the first page for %j", (page) => {
    expect(readMediaPage(new URLSearchParams({ page }))).toBe(1);
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
