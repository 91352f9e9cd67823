import { describe, expect, it } from "vitest";
import { cleanQuery, snippetParts } from "./search.ts";

describe("a search query", () => {
  it.each([
    ["  twee\t woorden\n", "twee woorden"],
    ["\0\u0001nul\u0085", "nul"],
    ["half \uD83D teken", "half \uFFFD teken"],
    ["🦆".repeat(300), "🦆".repeat(200)],
    ["\u2028\u2029 ", ""],
  ])("%j is normalised to %j", (given, expected) => {
    expect(cleanQuery(given)).toBe(expected);
  });
});

describe("the parts of a snippet", () => {
  it("are matches and their surroundings", () => {
    expect(snippetParts("Een \u0002woord\u0003 en  nog \u0002een\u0003")).toEqual([
      { text: "Een ", isFound: false },
      { text: "woord", isFound: true },
      { text: " en nog ", isFound: false },
      { text: "een", isFound: true },
    ]);
  });

  it.each([
    ["", []],
    ["\u0003los\u0002", [{ text: "\u0003los", isFound: false }]],
    ["\u0002\u0003", []],
  ])("are split correctly for %j", (given, expected) => {
    expect(snippetParts(given)).toEqual(expected);
  });
});
