// @module-tag S44

import { expect, it, onTestFinished, vi } from "vitest";
import { createPace } from "./pace.ts";

/** A clock that stands until it is set, in milliseconds. */
function stoppedClock() {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  return (time: number) => void clock.mockReturnValue(time);
}

it("lets others have their turn once a slice has passed, and begins the next", async () => {
  const setClock = stoppedClock();
  const turns: string[] = [];
  const pace = createPace();
  setImmediate(() => turns.push("another"));
  expect(pace()).toBeUndefined();
  setClock(5);
  await pace();
  turns.push("the work");
  expect(turns).toEqual(["another", "the work"]);
  setClock(9);
  expect(pace()).toBeUndefined();
});

it("throws the reason of whoever left", () => {
  const caller = new AbortController();
  const pace = createPace(caller.signal);
  pace();
  caller.abort(new Error("left"));
  expect(pace).toThrow("left");
});
