import { randomUUID } from "node:crypto";
import { limits } from "../errors/limits.ts";

/** Random, so that no value in a request can imitate a failure. */
export const marker = randomUUID();

/** Each row's JSON with the running total of its length. */
export function measured(rows: string): string {
  // "offset 0" stops the planner from computing each line twice.
  const lines = `select shown.line from (${rows}) shown offset 0`;
  return `(select line, sum(octet_length(line)) over (rows unbounded preceding) as used from (${lines}) lines) measured`;
}

const most = `case current_user when 'anon' then ${limits.visitorResponseBytes} else ${limits.responseBytes} end`;

/** Fails as soon as the response exceeds the caller's limit. */
export const limitedLine = `case when used > ${most} then ${failure("bytes", most)} else line end`;

/** Plain SQL can't raise an error, but casting this text to int does. */
export function failure(what: "rows" | "bytes" | "affected", number: string): string {
  return `('${marker}:${what}:' || ${number})::int::text`;
}
