// @module-tag S4
// @module-tag Hosted
// @module-tag Instances

import { expect, it, onTestFinished } from "vitest";
import { followContentVersion } from "./content-version.ts";

/** A content version whose reads the test resolves. */
function follow({ pollInterval = 60_000, readTimeout = 60_000 } = {}) {
  const reads: PromiseWithResolvers<number>[] = [];
  const version = followContentVersion(
    () => {
      const read = Promise.withResolvers<number>();
      reads.push(read);
      return read.promise;
    },
    { pollInterval, readTimeout },
  );
  onTestFinished(version.close);
  return { version, reads };
}

it("the content version is unavailable until read, and increments with each different one in the database", async () => {
  const { version, reads } = follow();
  expect([version.current(), version.isAvailable()]).toEqual([0, false]);
  for (const [found, current] of [
    [7, 1],
    [7, 1],
    [8, 2],
    // A lower version, as after a restore, is different content too.
    [3, 3],
  ] as const) {
    const refreshed = version.refresh();
    await expect.poll(() => reads.length).toBeGreaterThan(0);
    reads.shift()?.resolve(found);
    await refreshed;
    expect([version.current(), version.isAvailable()]).toEqual([current, true]);
  }
});

it("a refresh does not join an earlier read, and shares the next one", async () => {
  const { version, reads } = follow();
  await expect.poll(() => reads.length).toBe(1);
  const refreshes = Array.from({ length: 10 }, () => version.refresh());
  let isRefreshed = false;
  void refreshes[0]?.then(() => {
    isRefreshed = true;
  });
  reads[0]?.resolve(1);
  await expect.poll(() => reads.length).toBe(2);
  expect([version.current(), isRefreshed]).toEqual([1, false]);
  reads[1]?.resolve(2);
  await Promise.all(refreshes);
  expect([version.current(), reads.length]).toEqual([2, 2]);
});

it("a failed or slow read makes it unavailable until the next, without an error", async () => {
  let outcome: () => Promise<number> = async () => 1;
  const version = followContentVersion(() => outcome(), { pollInterval: 5, readTimeout: 20 });
  onTestFinished(version.close);
  await expect.poll(version.isAvailable).toBe(true);
  for (const failing of [() => Promise.reject(new Error("away")), () => new Promise<number>(() => {})]) {
    outcome = failing;
    await version.refresh();
    expect([version.current(), version.isAvailable()]).toEqual([1, false]);
    outcome = async () => 1;
    await expect.poll(version.isAvailable).toBe(true);
    expect(version.current()).toBe(1);
  }
});

it("the content version is polled until it is closed", async () => {
  let found = 1;
  let reads = 0;
  const version = followContentVersion(
    async () => {
      reads += 1;
      return found;
    },
    { pollInterval: 5, readTimeout: 1_000 },
  );
  await expect.poll(version.current).toBe(1);
  found = 2;
  await expect.poll(version.current).toBe(2);
  version.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const readsBefore = reads;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reads).toBe(readsBefore);
});
