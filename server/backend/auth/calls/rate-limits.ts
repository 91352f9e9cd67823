import type { Database } from "../../database/database.ts";
import { type Rate, tryConsumeRate } from "../../database/rate-counts.ts";
import { tooMany } from "./auth-error.ts";

type RateLimit = Rate & { code: string };

const request = "over_request_rate_limit";
const mail = "over_email_send_rate_limit";

export const rateLimits = {
  /** Per account and network, so that the owner can still sign in from elsewhere. */
  passwordOfAccount: { name: "password of account", most: 5, seconds: 900, code: request },
  passwordFromAddress: { name: "password from address", most: 20, seconds: 3_600, code: request },
  /** Counted after the password, so that nobody else can use it up. */
  factorCode: { name: "factor code", most: 5, seconds: 900, code: request },
  factorChallenge: { name: "factor challenge", most: 30, seconds: 900, code: request },
  signUpFromAddress: { name: "sign-up from address", most: 5, seconds: 3_600, code: request },
  flowStartFromAddress: { name: "flow start from address", most: 30, seconds: 900, code: request },
  confirmationSoon: { name: "confirmation soon", most: 1, seconds: 60, code: mail },
  confirmation: { name: "confirmation", most: 5, seconds: 3_600, code: mail },
  recoverySoon: { name: "recovery soon", most: 1, seconds: 60, code: mail },
  recovery: { name: "recovery", most: 5, seconds: 3_600, code: mail },
  /** Across all recipients. */
  mailsFromAddress: { name: "mails from address", most: 20, seconds: 3_600, code: request },
  /** Counted for the new mailbox and for the account. */
  emailChangeSoon: { name: "email change soon", most: 1, seconds: 60, code: mail },
  emailChange: { name: "email change", most: 5, seconds: 3_600, code: mail },
} satisfies Record<string, RateLimit>;

/** Counts one use. Throws AuthError (429) with the seconds until the next one. */
export async function consumeRate(database: Database, limit: RateLimit, of: string): Promise<void> {
  const wait = await tryConsumeRate(database, limit, of);
  if (wait > 0) throw tooMany(limit.code, wait);
}
