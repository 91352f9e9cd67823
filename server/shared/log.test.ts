// @module-tag S33

import { describe, expect, it } from "vitest";
import { createLog, type Fields, type Log, withRequestId } from "./log.ts";

describe("a line of the log", () => {
  it("is one JSON object with time, level, message and fields", () => {
    const { line, entry } = record((log) => log.info("request", { status: 200, path: "/contact" }));
    expect(line.endsWith("}\n")).toBe(true);
    expect(entry).toMatchObject({ level: "info", message: "request", status: 200, path: "/contact" });
    expect(Date.parse(String(entry.time))).toBeGreaterThan(0);
  });

  it("carries its request id, also after an await", async () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    await withRequestId("a1", async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      log.warn("late");
    });
    log.warn("outside");
    expect(lines.map((line) => JSON.parse(line).request)).toEqual(["a1", undefined]);
  });

  it("escapes line breaks and control codes", () => {
    const hostile = '/x\r\n{"level":"info"}\u001b[2J\u009b31m\u2028\u202e\u0000\u007f"';
    const { line, entry } = record((log) => log.info("request", { path: hostile }));
    expect(line.trimEnd()).toMatch(/^[\x20-\x7e]+$/);
    expect(entry.path).toBe(hostile);
  });

  it("logs the status of the response", () => {
    const answered = {
      id: "a1",
      method: "GET",
      path: '/x\r\n{"level":"info"}\u001b[2J\u202e"',
      status: 404,
      ms: 3,
    };
    const { line, entry } = record((log) => log.request(answered));
    expect(line.trimEnd()).toMatch(/^[\x20-\x7e]+$/);
    const { id, ...result } = answered;
    expect(entry).toEqual({
      time: expect.any(String),
      level: "info",
      message: "request",
      request: id,
      ...result,
    });
  });

  it("shortens a very long value", () => {
    const { line } = record((log) => log.info("request", { path: "a".repeat(100_000) }));
    expect(line.length).toBeLessThan(2200);
  });
});

describe("an error in the log", () => {
  it("has its name, reason and frames", () => {
    const { entry } = record((log) => log.error("page failed", new TypeError("x is not a function")));
    expect(entry).toMatchObject({ error: "TypeError", reason: "x is not a function" });
    expect(entry.frames).toMatch(/log\.test\.ts/);
  });

  it("omits values that a database or a parser quotes", () => {
    const database = Object.assign(new Error('invalid input: "jan@example.nl"'), { code: "22P02" });
    expect(record((log) => log.error("query failed", database)).line).not.toContain("jan@example.nl");
    const parser = thrownBy(() => JSON.parse("jan@example.nl"));
    expect(record((log) => log.error("bad body", parser)).line).not.toContain("jan@");
  });

  it("may be any thrown value", () => {
    expect(record((log) => log.error("odd", "secret")).line).not.toContain("secret");
  });
});

function record(write: (log: Log) => void): { line: string; entry: Fields } {
  const lines: string[] = [];
  write(createLog((line) => lines.push(line)));
  const line = lines.join("");
  return { line, entry: JSON.parse(line) };
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown");
}
