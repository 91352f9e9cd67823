import type { SafetyPromise } from "../promise.ts";

export const operation: readonly SafetyPromise[] = [
  {
    line: "Headers",
    says: "Every answer, of any kind, has the headers that keep browsers from running, framing or leaking it, and a public grader gives full marks: 120 and more for public pages, 100 and more for the panel.",
    tests: [
      "server/web/headers.test.ts",
      "server/web/headers-everywhere.test.ts",
      "e2e/headers.spec.ts",
      "server/web/inline-scripts.test.ts",
      "server/web/assets.test.ts",
    ],
    notYet: null,
  },
  {
    line: "Hosted",
    says: "The same build runs on a Supabase project: the Supabase CLI takes the migrations as they are, the functions run in Deno, the project's storage keeps the files, and visitors and administrators notice no difference.",
    tests: [
      "server/hosted/open-project.test.ts",
      "server/content-version.test.ts",
      "server/hosted/deno-functions.test.ts",
      "supabase/tests/project/migrations.test.ts",
      "supabase/tests/project/copy-content.test.ts",
      "scripts/account-mail-templates.test.ts",
    ],
    notYet: null,
  },
  {
    line: "Instances",
    says: "Three instances on one PostgreSQL are one site: limits, sessions and mails are shared, a change shows on all within two seconds, one that is killed loses only what it was answering, and restarting one after the other is noticed by nobody.",
    tests: [
      "server/web/http-server.test.ts",
      "server/web/probes.test.ts",
      "server/backend/plain-role.test.ts",
      "server/content-version.test.ts",
    ],
    notYet: null,
  },
];
