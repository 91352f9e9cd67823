import type { SafetyPromise } from "../promise.ts";

export const data: readonly SafetyPromise[] = [
  {
    line: "S1",
    says: "Who may do what to which table stands in one table that a person can read (`supabase/tests/rights.txt`), for everybody from a visitor to a forged token. A policy that goes missing is noticed.",
    tests: [
      "supabase/tests/rights.test.ts",
      "supabase/tests/matrix.test.ts",
      "supabase/tests/living-session.test.ts",
      "supabase/tests/visitor.test.ts",
      "supabase/tests/user.test.ts",
      "supabase/tests/administrator.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S2",
    says: "Every table has row-level security; visitors and signed-in people hold exactly the listed rights, and none on accounts and internals. The same after three restarts, on both databases.",
    tests: [
      "supabase/tests/catalog.test.ts",
      "server/restarts.test.ts",
      "server/backend/migrate.test.ts",
      "server/backend/platform/platform.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S3",
    says: "Nothing of a draft shows to who may not read it: not its text, tags, questions or place on the home page, asked for directly, through another table, by a filter, a count, an error or a conflict.",
    tests: [
      "supabase/tests/visitor.test.ts",
      "supabase/tests/user.test.ts",
      "server/backend/rest/supabase-js/drafts.test.ts",
      "supabase/tests/search.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S4",
    says: "However many ask at once, nobody acts with another's role, a request that fails spoils no other, and what was acknowledged is stored; on both databases.",
    tests: ["server/backend/database.test.ts", "server/content-version.test.ts"],
    notYet: null,
  },
  {
    line: "S5",
    says: "A server that is killed loses nothing that it acknowledged, leaves no article half saved, and is back in five seconds. A second process on its data directory is refused at once, and a lock that was left behind is taken over.",
    tests: [
      "server/backend/embedded-postgres.test.ts",
      "server/data-directory.test.ts",
      "server/index.test.ts",
      "supabase/tests/save-article.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S6",
    says: "When PostgreSQL restarts or drops its connections the site is back within ten seconds, and no request runs with a wrong role. With a full disk writes are refused with a clear message, pages are read on, and nothing is damaged; on both databases.",
    tests: [
      "server/backend/database.test.ts",
      "server/backend/disk-space.test.ts",
      "server/backend/files/full-disk.test.ts",
      "server/data-directory.test.ts",
      "server/web/page-cache.test.ts",
      "e2e/outage.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S7",
    says: "A backup of the running server is one file, and brings every row and every file back into an empty directory.",
    tests: [
      "server/backup/backup.test.ts",
      "server/backup/archive.test.ts",
      "server/backup/earlier-backup.test.ts",
      "server/backup/directory.test.ts",
      "server/backup/held-files.test.ts",
      "scripts/backup.test.ts",
      "scripts/restore.test.ts",
      "server/backend/files/sweep.test.ts",
    ],
    notYet: null,
  },
];
