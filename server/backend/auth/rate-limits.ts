import { createHash } from "node:crypto";
import type { Database } from "../database/database.ts";
import { tooMany } from "./auth-error.ts";

/** At most so many in so many seconds, looking back from now. */
export type Rate = { name: string; most: number; seconds: number };
export type RateLimit = Rate & { code: string };

const request = "over_request_rate_limit";
const mail = "over_email_send_rate_limit";

export const rateLimits = {
  /** Of wrong passwords for one account from one address: from elsewhere its owner still gets in. */
  passwordOfAccount: { name: "password of account", most: 5, seconds: 900, code: request },
  passwordFromAddress: { name: "password from address", most: 20, seconds: 3_600, code: request },
  /** Of codes of second factors: for these one must have signed in, so strangers can't use them up. */
  factorCode: { name: "factor code", most: 5, seconds: 900, code: request },
  /** Of questions for a code: each is kept for a day. */
  factorChallenge: { name: "factor challenge", most: 30, seconds: 900, code: request },
  signUpFromAddress: { name: "sign-up from address", most: 5, seconds: 3_600, code: request },
  /** Of ways to a provider: each is remembered for a while. */
  departureFromAddress: { name: "departure from address", most: 30, seconds: 900, code: request },
  confirmationSoon: { name: "confirmation soon", most: 1, seconds: 60, code: mail },
  confirmation: { name: "confirmation", most: 5, seconds: 3_600, code: mail },
  recoverySoon: { name: "recovery soon", most: 1, seconds: 60, code: mail },
  recovery: { name: "recovery", most: 5, seconds: 3_600, code: mail },
  /** Of links asked for, whoever they are for: nobody can have everybody mailed. */
  mailsFromAddress: { name: "mails from address", most: 20, seconds: 3_600, code: request },
  /** For the mailbox that somebody wants, and for the person who wants it. */
  emailChangeSoon: { name: "email change soon", most: 1, seconds: 60, code: mail },
  emailChange: { name: "email change", most: 5, seconds: 3_600, code: mail },
} satisfies Record<string, RateLimit>;

/** Counts one use of something limited, or throws AuthError (429) with the seconds until it may be used again. */
export async function takeRate(database: Database, limit: RateLimit, of: string): Promise<void> {
  const wait = await tryRate(database, limit, of);
  if (wait > 0) throw tooMany(limit.code, wait);
}

/**
 * Counts one use and gives 0, or gives the seconds until there may be another. It is counted before the work is done,
 * so that many at once can't all pass.
 */
export async function tryRate(database: Database, rate: Rate, of: string): Promise<number> {
  const bucket = bucketOf(rate, of);
  const taken = await database.query(takeStatement, [bucket, rate.seconds, rate.most]);
  if (taken.length > 0) return 0;
  const [row] = await database.query<{ wait: number }>(waitStatement, [bucket, rate.seconds]);
  return Math.max(1, Math.ceil(row?.wait ?? 1));
}

const liveHits = `
  select hit from unnest(held.hits) hit where hit > clock_timestamp() - make_interval(secs => $2::int)`;

// Concurrent uses queue at the row, and each sees what those before it have left.
const takeStatement = `
  with swept as (
    delete from private.rate_limits where bucket in (
      select bucket from private.rate_limits
      where expires_at < clock_timestamp() and bucket <> $1 limit 10 for update skip locked
    )
  )
  insert into private.rate_limits as held (bucket, hits, expires_at)
  select $1, array[clock_timestamp()], clock_timestamp() + make_interval(secs => $2::int)
  on conflict (bucket) do update
    set hits = array(${liveHits} order by hit) || clock_timestamp(), expires_at = excluded.expires_at
    where (select count(*) from (${liveHits}) live) < $3::int
  returning true as taken`;

const waitStatement = `
  select extract(epoch from min(hit) + make_interval(secs => $2::int) - clock_timestamp())::float8 as wait
  from private.rate_limits held, unnest(held.hits) hit
  where bucket = $1 and hit > clock_timestamp() - make_interval(secs => $2::int)`;

/** Takes back the latest use, which turned out to be none of those that are limited. */
export async function giveBackRate(database: Database, limit: Rate, of: string): Promise<void> {
  await database.query(
    `update private.rate_limits set hits = hits[1:cardinality(hits) - 1] where bucket = $1`,
    [bucketOf(limit, of)],
  );
}

/** Forgets all uses. */
export async function forgetRate(database: Database, limit: RateLimit, of: string): Promise<void> {
  await database.query(`delete from private.rate_limits where bucket = $1`, [bucketOf(limit, of)]);
}

/** Under which the uses of something by somebody are counted. */
export function bucketOf(limit: Rate, of: string): string {
  return createHash("sha256").update(`${limit.name}\0${of}`).digest("hex");
}
