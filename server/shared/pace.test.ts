import { expect, it } from "vitest";
import { createPace } from "./pace.ts";

/** Works until others had so many turns. */
async function work(turns: () => number, signal?: AbortSignal): Promise<void> {
  const pace = createPace(signal);
  while (turns() < 3) await pace();
}

it("others have their turn during long work", async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  await work(() => turns);
  clearInterval(others);
  expect(turns).toBe(3);
});

it("long work ends when whoever asked for it leaves", async () => {
  const leaving = new AbortController();
  setImmediate(() => leaving.abort(new Error("left")));
  await expect(work(() => 0, leaving.signal)).rejects.toThrow("left");
});
