// @module-tag S44

import { expect, it } from "vitest";
import { runLong } from "./long-calls.ts";

it("one long call of each person runs at a time, two in all, and what is too much is told", async () => {
  const gate = Promise.withResolvers<string>();
  const first = runLong("a", () => gate.promise);
  await expect(runLong("a", async () => "b")).rejects.toThrow("still running for this person");
  const second = runLong("b", () => gate.promise);
  await expect(runLong("c", async () => "c")).rejects.toThrow("Try again in a minute");
  gate.resolve("done");
  expect(await Promise.all([first, second])).toEqual(["done", "done"]);
  await expect(runLong("a", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await runLong("a", async () => "again")).toBe("again");
});
