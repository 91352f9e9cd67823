import type { SafetyPromise } from "../promise.ts";

export const accounts: readonly SafetyPromise[] = [
  {
    line: "S14",
    says: "Passwords, sign-ups, mails, codes and forms are limited by account, mailbox and address; who is refused hears how long to wait, and an owner is never locked out from elsewhere.",
    tests: [
      "server/backend/auth/supabase-js/limits.test.ts",
      "server/backend/auth/supabase-js/factor-codes.test.ts",
      "server/backend/auth/supabase-js/recovery-codes.test.ts",
      "server/backend/rest/supabase-js/form-limit.test.ts",
      "server/backend/auth/auth-network.test.ts",
      "e2e/too-many-forms.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S15",
    says: "Nobody is told whether an address has an account: not by the status, the headers, the body or the time of an answer.",
    tests: [
      "server/backend/auth/supabase-js/no-enumeration.test.ts",
      "server/backend/auth/even-answers.test.ts",
      "server/backend/auth/supabase-js/email-change.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S16",
    says: "Passwords are kept as argon2id, made off the main thread; common ones are refused, and a change asks for the current one and ends the other sessions.",
    tests: [
      "server/backend/auth/passwords.test.ts",
      "server/backend/overload.test.ts",
      "server/backend/auth/supabase-js/journey.test.ts",
      "e2e/change-password.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S17",
    says: "A link in a mail is long, random and kept as a hash; it holds for 15 minutes (of a sign-up or a new address: a day), once, is not used up by opening it, and ends with a newer one or a new password.",
    tests: [
      "server/backend/auth/supabase-js/links.test.ts",
      "server/backend/auth/supabase-js/races.test.ts",
      "e2e/password-reset.spec.ts",
      "e2e/sign-up.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S18",
    says: "Refresh tokens change with each use, and one that comes back late ends its session. Signing out, losing the role or a ban holds at the next request.",
    tests: [
      "server/backend/auth/supabase-js/sessions.test.ts",
      "server/backend/auth/supabase-js/races.test.ts",
      "supabase/tests/living-session.test.ts",
      "e2e/session-refresh.spec.ts",
      "e2e/sign-out.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S19",
    says: "Codes of authenticator apps follow RFC 6238 and work once; their secrets are encrypted and shown once. An administrator with a second factor has no rights before it is shown in that session, which the database itself decides.",
    tests: [
      "server/backend/auth/totp.test.ts",
      "server/backend/auth/supabase-js/factors.test.ts",
      "server/backend/auth/supabase-js/factor-codes.test.ts",
      "server/backend/auth/supabase-js/factor-races.test.ts",
      "server/backend/auth/supabase-js/recovery-codes.test.ts",
      "supabase/tests/living-session.test.ts",
      "e2e/second-factor.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S20",
    says: "A token that this site has not signed for this use, or whose time is over or not yet come, is nobody's; nor is one of three megabytes, wherever it stands, whoever signed it.",
    tests: [
      "server/backend/auth/wire-format.test.ts",
      "server/backend/auth/keys.test.ts",
      "server/backend/gateway.test.ts",
      "server/long-tokens.test.ts",
    ],
    notYet: null,
  },
];
