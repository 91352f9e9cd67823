import type { SafetyPromise } from "../promise.ts";

export const privacy: readonly SafetyPromise[] = [
  {
    line: "S32",
    says: "Public pages ask no one else for anything and set no cookie beyond language and sidebar. What is kept about a person can be exported and erased by one command, and leads go after twelve months.",
    tests: [
      "e2e/fixtures.spec.ts",
      "scripts/privacy.test.ts",
      "server/backend/privacy/personal-data.test.ts",
      "server/backend/privacy/expiry.test.ts",
      "server/backend/privacy/expired-accounts.test.ts",
      "server/retention.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S33",
    says: "No secret and nothing personal is in the log; its lines are JSON with the id of the request, and nothing in them breaks out of its field.",
    tests: [
      "server/log.test.ts",
      "server/web/pages.test.ts",
      "server/accounts.test.ts",
      "server/web/files.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S34",
    says: "No dependency with a known serious hole; all at exact versions, known by their content, with licences that were looked at.",
    tests: ["scripts/supply-chain.test.ts"],
    notYet:
      "that no dependency has a known serious hole: `npm audit` has not run yet, as the registry at hand gives no advisories",
  },
];
