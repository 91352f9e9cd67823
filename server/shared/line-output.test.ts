import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLineOutput } from "./line-output.ts";

function record() {
  const writes: Uint8Array[] = [];
  const add = createLineOutput((bytes) => writes.push(bytes));
  return { add, writes, text: () => Buffer.concat(writes).toString() };
}

it("writes lines of any length and script in order, in batches", async () => {
  const { add, writes, text } = record();
  const lines = Array.from({ length: 3_000 }, (_, index) => `${index} ${"é€😀".repeat(index % 50)}\n`);
  lines.splice(1_000, 0, `${"€".repeat(20_000)}\n`);
  for (const line of lines) add(line);
  await pause(60);
  expect(text()).toBe(lines.join(""));
  expect(writes.length).toBeLessThan(lines.length / 20);
});

it("does not reuse a buffer in flight", async () => {
  const { add, writes } = record();
  add("one\n");
  await pause(60);
  add("two\n");
  await pause(60);
  expect(writes.map((bytes) => Buffer.from(bytes).toString())).toEqual(["one\n", "two\n"]);
});
