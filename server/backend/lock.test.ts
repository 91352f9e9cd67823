import { describe, expect, it } from "vitest";
import { createLock } from "./lock.ts";

/** Work that waits for nothing but itself, as the embedded database's does. */
async function calculate(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) await Promise.resolve();
}

describe("a lock", () => {
  it("lets one piece of work run at a time, in the order in which they came", async () => {
    const lock = createLock();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
    };
    await Promise.all([lock(work("a")), lock(work("b"))]);
    expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });

  it("goes on after work that failed, and gives each its own outcome", async () => {
    const lock = createLock();
    const failed = lock(async () => Promise.reject(new Error("no")));
    const after = lock(async () => "yes");
    await expect(failed).rejects.toThrow("no");
    expect(await after).toBe("yes");
  });

  it("lets the event loop have turns between work that never waits for it", async () => {
    const lock = createLock();
    let done = 0;
    const all = Promise.all(
      Array.from({ length: 20 }, () => lock(() => calculate(3)).then(() => (done += 1))),
    );
    let turns = 0;
    const seen = new Set<number>();
    while (done < 20) {
      await new Promise(setImmediate);
      turns += 1;
      seen.add(done);
    }
    await all;
    expect(seen.size).toBeGreaterThan(5);
    // A single turn takes in a single connection.
    expect(turns).toBeGreaterThan(50);
  });
});
