import { expect, it } from "vitest";
import { mergePart } from "./merge-rule.ts";

it.each([
  ["a", "a", "a", "same"],
  ["a", "b", "b", "same"],
  ["a", "b", "a", "mine"],
  ["a", "a", "b", "theirs"],
  ["a", "b", "c", "conflict"],
  [null, "b", "c", "conflict"],
  [null, "b", "b", "same"],
] as const)("of %s, %s and %s is %s", (base, mine, theirs, outcome) => {
  expect(mergePart(base, mine, theirs)).toBe(outcome);
});
