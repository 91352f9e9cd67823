import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createStatementNames } from "./statement-names.ts";

it("remembers what was asked for once without keeping it", () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("There is no collector to call");
  const names = createStatementNames(100);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 900; index += 1) {
    names.propose(Buffer.alloc(8_000, `select ${index}; `).toString("latin1"));
    names.propose(Buffer.alloc(100_000, `select ${index}; `).toString("latin1"));
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(3_000_000);
  expect(names.propose("select 1")).toBeNull();
  expect(names.propose("select 1")).toMatch(/^[\w-]{43}$/);
});
