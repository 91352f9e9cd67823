import { describe, expect, it } from "vitest";
import { createLock } from "./lock.ts";

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
});
