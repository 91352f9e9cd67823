import { createHash } from "node:crypto";
import type { Database } from "./database.ts";

/** Sliding window. */
export type Rate = { name: string; max: number; seconds: number };

/** Counts one use and returns 0, or the seconds until the next one. Call it before the limited work. */
export async function tryConsumeRate(database: Database, rate: Rate, of: string): Promise<number> {
  const bucket = bucketOf(rate, of);
  const taken = await database.query(takeStatement, [bucket, rate.seconds, rate.max]);
  if (taken.length > 0) return 0;
  const [row] = await database.query<{ wait: number }>(waitStatement, [bucket, rate.seconds]);
  return Math.max(1, Math.ceil(row?.wait ?? 1));
}

const unexpiredHits = `
  select hit from unnest(held.hits) hit where hit > clock_timestamp() - make_interval(secs => $2::int)`;

// Concurrent calls wait for the row lock.
const takeStatement = `
  with cleaned_up as (
    delete from private.rate_limits where bucket in (
      select bucket from private.rate_limits
      where expires_at < clock_timestamp() and bucket <> $1 limit 10 for update skip locked
    )
  )
  insert into private.rate_limits as held (bucket, hits, expires_at)
  select $1, array[clock_timestamp()], clock_timestamp() + make_interval(secs => $2::int)
  on conflict (bucket) do update
    set hits = array(${unexpiredHits} order by hit) || clock_timestamp(), expires_at = excluded.expires_at
    where (select count(*) from (${unexpiredHits}) live) < $3::int
  returning true as taken`;

const waitStatement = `
  select extract(epoch from min(hit) + make_interval(secs => $2::int) - clock_timestamp())::float8 as wait
  from private.rate_limits held, unnest(held.hits) hit
  where bucket = $1 and hit > clock_timestamp() - make_interval(secs => $2::int)`;

/** Removes the latest use. */
export async function refundRate(database: Database, limit: Rate, of: string): Promise<void> {
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
