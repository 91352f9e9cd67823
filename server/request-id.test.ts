import { expect, it } from "vitest";
import { nextRequestId } from "./request-id.ts";

it("names each answer differently, for more of them than one random beginning lasts", () => {
  const ids = Array.from({ length: 1_100_000 }, nextRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(ids.every((id) => uuid.test(id))).toBe(true);
  expect(new Set(ids.map((id) => id.slice(0, -6))).size).toBeGreaterThan(1);
});
