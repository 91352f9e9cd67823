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

it("proposes a name to one at a time, until it is kept or given up", () => {
  const names = createStatementNames(100);
  names.propose("select 1");
  const name = names.propose("select 1") ?? "";
  expect(names.propose("select 1")).toBeNull();
  names.giveUp(name);
  expect(names.takeSuperseded()).toEqual([name]);
  expect(names.propose("select 1")).toBe(name);
  names.keep("select 1", name);
  expect(names.find("select 1")).toBe(name);
});

it("closes all when it is unknown what the session holds", () => {
  const names = createStatementNames(100);
  for (const statement of ["select 1", "select 2"]) names.keep(statement, `name of ${statement}`);
  names.forget();
  expect(names.find("select 1")).toBeUndefined();
  expect(names.takeSuperseded()).toEqual(["name of select 1", "name of select 2"]);
  expect(names.takeSuperseded()).toEqual([]);
});
