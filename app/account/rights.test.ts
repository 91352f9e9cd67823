import { expect, it } from "vitest";
import { hasRight, type Right } from "./rights.ts";

const rights: Right[] = ["panel", "publish", "leads", "export leads", "people"];

it.each([
  [null, false, []],
  ["writer", false, ["panel"]],
  ["editor", false, ["panel", "publish"]],
  ["editor", true, ["panel", "publish", "leads"]],
  ["admin", true, rights],
] as const)("of %s (leads: %s) are %o", (role, seesLeads, expected) => {
  expect(rights.filter((right) => hasRight({ role, seesLeads }, right))).toEqual(expected);
});
