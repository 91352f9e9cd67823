import type { Database } from "../../database/database.ts";
import { type Rate, tryConsumeRate } from "../../database/rate-counts.ts";
import { tooMany } from "./auth-error.ts";

type RateLimit = Rate & { code: string };

const request = "over_request_rate_limit";
const mail = "over_email_send_rate_limit";

export const rateLimits = {
  /** Per account and network, so that the owner can still sign in from elsewhere. */
  passwordOfAccount: { name: "password of account", max: 5, seconds: 900, code: request },
  passwordFromAddress: { name: "password from address", max: 20, seconds: 3_600, code: request },
  /** Counted after the password, so that nobody else can use it up. */
  factorCode: { name: "factor code", max: 5, seconds: 900, code: request },
  factorChallenge: { name: "factor challenge", max: 30, seconds: 900, code: request },
  signUpFromAddress: { name: "sign-up from address", max: 5, seconds: 3_600, code: request },
  flowStartFromAddress: { name: "flow start from address", max: 30, seconds: 900, code: request },
  oauthAuthorization: { name: "oauth authorization", max: 30, seconds: 900, code: request },
  oauthRegistration: { name: "oauth registration", max: 20, seconds: 3_600, code: request },
  /** A client on a server refreshes for many people, each once an hour. */
  oauthToken: { name: "oauth token", max: 120, seconds: 900, code: request },
  confirmationSoon: { name: "confirmation soon", max: 1, seconds: 60, code: mail },
  confirmation: { name: "confirmation", max: 5, seconds: 3_600, code: mail },
  recoverySoon: { name: "recovery soon", max: 1, seconds: 60, code: mail },
  recovery: { name: "recovery", max: 5, seconds: 3_600, code: mail },
  /** Across all recipients. */
  mailsFromAddress: { name: "mails from address", max: 20, seconds: 3_600, code: request },
  /** Counted for the new mailbox and for the account. */
  emailChangeSoon: { name: "email change soon", max: 1, seconds: 60, code: mail },
  emailChange: { name: "email change", max: 5, seconds: 3_600, code: mail },
} satisfies Record<string, RateLimit>;

/** Counts one use. Throws AuthError (429) with the seconds until the next one. */
export async function consumeRate(database: Database, limit: RateLimit, of: string): Promise<void> {
  const wait = await tryConsumeRate(database, limit, of);
  if (wait > 0) throw tooMany(limit.code, wait);
}
