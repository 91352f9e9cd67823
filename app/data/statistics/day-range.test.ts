import { expect, it } from "vitest";
import { rangeProblem } from "./day-range.ts";

it.each([
  ["2026-11-25", "2026-11-25", null],
  ["2024-11-01", "2026-11-25", null],
  ["2024-10-26", "2026-11-25", null],
  ["2024-02-29", "2026-03-28", null],
  ["2024-10-25", "2026-11-25", "long"],
  ["2000-01-01", "2026-11-25", "long"],
  ["2026-11-25", "2026-11-24", "reversed"],
  ["2026-11-25", "2026-11-26", "future"],
  ["", "2026-11-25", "wrong"],
  ["2026-11-01", "", "wrong"],
  ["2026-02-30", "2026-03-01", "wrong"],
  ["2026-2-1", "2026-03-01", "wrong"],
  ["0000-01-01", "0000-01-02", "wrong"],
  ["yesterday", "'; drop", "wrong"],
] as const)("the problem of %j to %j is %j", (from, to, problem) => {
  expect(rangeProblem({ from, to }, "2026-11-25")).toBe(problem);
});
