import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Does works named after how they run ("a" alone, "t" together) and tells what began and ended in which order. */
async function runAll(names: readonly string[]): Promise<string[]> {
  const turns = createTurns(2);
  const seen: string[] = [];
  await Promise.all(
    names.map((name) =>
      turns[name.startsWith("a") ? "alone" : "together"](async () => {
        seen.push(`${name} begins`);
        await new Promise(setImmediate);
        seen.push(`${name} ends`);
      }),
    ),
  );
  return seen;
}

it("what runs alone begins when all before it has ended, and is waited for", async () => {
  expect(await runAll(["t1", "a1", "a2", "t2"])).toEqual(
    ["t1", "a1", "a2", "t2"].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

it("what runs together begins in its order, so many at once", async () => {
  expect(await runAll(["t1", "t2", "t3"])).toEqual([
    "t1 begins",
    "t2 begins",
    "t1 ends",
    "t3 begins",
    "t2 ends",
    "t3 ends",
  ]);
});

it("nobody overtakes who waits to run alone", async () => {
  const seen = await runAll(["t1", "t2", "a1", "t3", "t4"]);
  expect(seen.indexOf("a1 begins")).toBe(4);
  expect(seen.slice(6, 8)).toEqual(["t3 begins", "t4 begins"]);
});

it("goes on after work that failed, and gives each its own outcome", async () => {
  const turns = createTurns(2);
  const failing = async () => Promise.reject(new Error("no"));
  const outcomes = await Promise.allSettled([
    turns.together(failing),
    turns.alone(failing),
    turns.together(async () => "yes"),
    turns.alone(async () => "yes"),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled", "fulfilled"]);
});
