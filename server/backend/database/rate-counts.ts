import { createHash } from "node:crypto";
import { z } from "zod";
import type { OwnRole } from "./call-function.ts";
import type { Database } from "./database.ts";

/** Sliding window. */
export type Rate = { name: string; max: number; seconds: number };

/** Counts one use and returns 0, or the seconds until the next one. Call it before the limited work. */
export async function tryConsumeRate({ call }: OwnRole, rate: Rate, of: string): Promise<number> {
  const limited = { _bucket: bucketOf(rate, of), _most: rate.max, _seconds: rate.seconds };
  const [wait] = await call("take_rate", limited);
  return z.number().nullable().parse(wait) ?? 1;
}

export async function refundRate(database: Pick<Database, "query">, limit: Rate, of: string): Promise<void> {
  await database.query(
    `update private.rate_limits set hits = hits[1:cardinality(hits) - 1] where bucket = $1`,
    [bucketOf(limit, of)],
  );
}

export async function resetRate(database: Database, limit: Rate, of: string): Promise<void> {
  await database.query(`delete from private.rate_limits where bucket = $1`, [bucketOf(limit, of)]);
}

export function bucketOf(limit: Rate, of: string): string {
  return createHash("sha256").update(`${limit.name}\0${of}`).digest("hex");
}
