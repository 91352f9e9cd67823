import { randomUUID } from "node:crypto";
import { limits } from "../errors/limits.ts";

/** Nobody else knows it, so no value that a request compares with a number can pass for a failure. */
export const marker = randomUUID();

/** Each row's JSON, and how long it is together with those before it. */
export function measured(rows: string): string {
  // "offset 0" keeps the planner from taking the select apart and making each line twice.
  const lines = `select shown.line from (${rows}) shown offset 0`;
  return `(select line, sum(octet_length(line)) over (rows unbounded preceding) as used from (${lines}) lines) measured`;
}

/** A row's JSON as long as the answer is within its bound: what is beyond it is not even put together. */
export const limitedLine = `case when used > ${limits.responseBytes} then ${failure("bytes", "used")} else line end`;

/** SQL can't raise an error by itself; a text that is no number can. */
export function failure(what: "rows" | "bytes", number: string): string {
  return `('${marker}:${what}:' || ${number})::int::text`;
}
