import type { SafetyPromise } from "../promise.ts";

export const doors: readonly SafetyPromise[] = [
  {
    line: "S8",
    says: "A wrong or missing setting stops the start with one sentence that names it, and does not repeat its value.",
    tests: [
      "server/settings.test.ts",
      "server/data-directory.test.ts",
      "server/index.test.ts",
      "server/web/listening.test.ts",
      "scripts/privacy.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S9",
    says: "Malformed input, wherever it is sent, is refused: no failure of the server, no end of the process, no growth of memory.",
    tests: [
      "server/backend/rest/hostile.test.ts",
      "server/backend/auth/malformed.test.ts",
      "server/backend/rest/grammar/grammar.test.ts",
      "server/web/addresses.test.ts",
      "server/web/bodies.test.ts",
      "server/web/pages.test.ts",
      "e2e/malformed.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S10",
    says: "A form may have 16 kB and a call 1 MB; more is refused before it is parsed. Who sends slowly is cut off, and holds nobody up.",
    tests: ["server/web/bodies.test.ts"],
    notYet: null,
  },
  {
    line: "S11",
    says: "What another site makes a browser send changes nothing here, and no answer is open to other origins.",
    tests: [
      "server/web/cross-site.test.ts",
      "server/backend/gateway.test.ts",
      "server/backend/rest/supabase-js/refusals.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S12",
    says: "An address to return to, whatever is in it, keeps the browser on this site.",
    tests: [
      "e2e/redirects.spec.ts",
      "server/backend/auth/redirect-target.test.ts",
      "server/web/addresses.test.ts",
      "app/account/return-address.test.ts",
      "app/account/account-place.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S13",
    says: "A visitor's address is taken from X-Forwarded-For only as far as proxies are trusted.",
    tests: ["server/web/visitors.test.ts", "server/settings.test.ts"],
    notYet: null,
  },
];
