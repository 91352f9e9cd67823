import type { Database } from "../../database/database.ts";
import { type Rate, tryConsumeRate } from "../../database/rate-counts.ts";
import { tooMany } from "./auth-error.ts";

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
  flowStartFromAddress: { name: "flow start from address", most: 30, seconds: 900, code: request },
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
export async function consumeRate(database: Database, limit: RateLimit, of: string): Promise<void> {
  const wait = await tryConsumeRate(database, limit, of);
  if (wait > 0) throw tooMany(limit.code, wait);
}
