// @module-tag S30
// @module-tag S37

import { expect, it } from "vitest";
import { createBodyMemory } from "./body-memory.ts";

it("holds at most its bytes", () => {
  const memory = createBodyMemory(100);
  const one = memory.open("a", () => {});
  expect([memory.grow(one, 60), memory.grow(one, 40), memory.grow(one, 1)]).toEqual([true, true, false]);
  memory.close(one);
  memory.close(one);
  expect(memory.total()).toBe(0);
});

it("rejects the newest body of the network with the most bytes when full", () => {
  const memory = createBodyMemory(100);
  const evicted: string[] = [];
  for (const [name, bytes] of [["a1", 30] as const, ["a2", 30] as const, ["b1", 40] as const])
    memory.grow(
      memory.open(name.charAt(0), () => evicted.push(name)),
      bytes,
    );
  expect(
    memory.grow(
      memory.open("c", () => {}),
      20,
    ),
  ).toBe(true);
  expect([evicted, memory.total()]).toEqual([["a2"], 90]);
});

it("keeps complete bodies", () => {
  const memory = createBodyMemory(100);
  const whole = memory.open("a", () => {});
  memory.grow(whole, 100);
  whole.evict = null;
  expect(
    memory.grow(
      memory.open("b", () => {}),
      1,
    ),
  ).toBe(false);
  expect(memory.total()).toBe(100);
});

it("rejects no body of a network with fewer bytes", () => {
  const memory = createBodyMemory(100);
  memory.grow(
    memory.open("a", () => {}),
    40,
  );
  const large = memory.open("b", () => {});
  expect([memory.grow(large, 60), memory.grow(large, 10)]).toEqual([true, false]);
});
