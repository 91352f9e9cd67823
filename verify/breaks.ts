/**
 * Breaks the product on purpose, one place after the other, and expects the tests around it to turn red:
 *
 *   node verify/breaks.ts [NUMBER …]
 *
 * Works on the files of this clone, which must have no uncommitted changes, and puts each back.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Break = {
  what: string;
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  /** The test file that must fail; of a journey the site is built anew first. */
  test: string;
};

const breaks: readonly Break[] = [
  {
    what: "visitors read drafts",
    file: "supabase/migrations/20251101000400_articles.sql",
    from: `create policy "anyone reads published articles" on public.otm_blog_articles
  for select to anon, authenticated using (published);`,
    to: `create policy "anyone reads published articles" on public.otm_blog_articles
  for select to anon, authenticated using (true);`,
    test: "supabase/tests/visitor.test.ts",
  },
  {
    what: "a constraint is missing",
    file: "supabase/migrations/20251101000400_articles.sql",
    from: "check (read_time >= 1)",
    to: "check (read_time >= -1)",
    test: "supabase/tests/constraints.test.ts",
  },
  {
    what: "a table's writes don't count for the page cache",
    file: "supabase/migrations/20251101002300_content_version.sql",
    from: "'otm_about_us_content', 'otm_team_members',",
    to: "'otm_about_us_content',",
    test: "supabase/tests/content-version.test.ts",
  },
  {
    what: "a header is gone",
    file: "server/web/headers.ts",
    from: `    "X-Content-Type-Options": "nosniff",\n`,
    to: "",
    test: "server/web/headers.test.ts",
  },
  {
    what: "another site may send forms",
    file: "server/web/cross-site.ts",
    from: `return site !== "same-origin" && site !== "none";`,
    to: `return site === "cross-origin";`,
    test: "server/web/cross-site.test.ts",
  },
  {
    what: "a visitor names his own address",
    file: "server/web/visitors.ts",
    from: "seen[Math.max(0, seen.length - hops)]",
    to: "seen[0]",
    test: "server/web/visitors.test.ts",
  },
  {
    what: "a page stays stale",
    file: "server/web/page-cache.ts",
    from: "return isYoung && entry.version === version.current();",
    to: "return isYoung;",
    test: "server/web/page-cache.test.ts",
  },
  {
    what: "an error code of PostgREST is another",
    file: "server/backend/rest/rest-error.ts",
    from: `code: "PGRST116",`,
    to: `code: "PGRST117",`,
    test: "server/backend/rest/supabase-js/writing.test.ts",
  },
  {
    what: "passwords may be guessed",
    file: "server/backend/auth/rate-limits.ts",
    from: `passwordOfAccount: { name: "password of account", most: 5,`,
    to: `passwordOfAccount: { name: "password of account", most: 500,`,
    test: "server/backend/auth/supabase-js/limits.test.ts",
  },
  {
    what: "a stolen refresh token goes on working",
    file: "server/backend/auth/refresh.ts",
    from: "if (held.age > reuseInterval) {",
    to: "if (held.age > 1_000 * reuseInterval) {",
    test: "server/backend/auth/supabase-js/sessions.test.ts",
  },
  {
    what: "a mail is claimed by two",
    file: "server/backend/mail/outbox.ts",
    from: `if (!(await store.handOver(queued.id, claim))) throw new MailError("It took too long.");`,
    to: "await store.handOver(queued.id, claim);",
    test: "server/backend/mail/outbox.test.ts",
  },
  {
    what: "PostgreSQL is not started again",
    file: "server/backend/embedded-postgres/supervise.ts",
    from: "current = await start();",
    to: "return;",
    test: "server/backend/embedded-postgres.test.ts",
  },
  {
    what: "a link of an editor's text runs a script",
    file: "app/html/safe-address.ts",
    from: `["http", "https", "mailto", "tel"]`,
    to: `["http", "https", "mailto", "tel", "javascript"]`,
    test: "app/html/hostile.test.ts",
  },
  {
    what: "a spreadsheet runs a formula of a lead",
    file: "app/data/lead-csv.ts",
    from: "quote(harmless(cell ??",
    to: "quote((cell ??",
    test: "app/data/lead-csv.test.ts",
  },
  {
    what: "a feed is not escaped",
    file: "app/found/xml.ts",
    from: `if (typeof child === "string") return escapeXml(child);`,
    to: `if (typeof child === "string") return child;`,
    test: "app/found/xml.test.ts",
  },
  {
    what: "a text of SPEC.md is another",
    file: "app/i18n/contact.nl.ts",
    from: "Bedankt voor uw bericht! We nemen snel contact met u op.",
    to: "Bedankt voor je bericht! We nemen snel contact op.",
    test: "e2e/contact.spec.ts",
  },
  {
    what: "a picture has no alternative",
    file: "app/ui/picture.tsx",
    from: `        alt=""\n`,
    to: "",
    test: "e2e/public-pages.spec.ts",
  },
  {
    what: "a page is wider than a phone",
    file: "app/ui/site-frame.tsx",
    from: "min-h-dvh pt-16",
    to: "min-h-dvh min-w-[500px] pt-16",
    test: "e2e/public-pages.spec.ts",
  },
  {
    what: "the link past the header loses the focus",
    file: "app/ui/site-frame.tsx",
    from: `<main id="content" tabIndex={-1}`,
    to: `<main id="content"`,
    test: "e2e/footer.spec.ts",
  },
  {
    what: "unsaved work is left without a question",
    file: "app/routes/admin/use-leave-guard.ts",
    from: "      isDirty && !isReleased.current && currentLocation",
    to: "      isDirty && isReleased.current && currentLocation",
    test: "e2e/editor-kept.spec.ts",
  },
];

const root = join(import.meta.dirname, "..");

/** @returns whether the tests turned red */
async function isNoticed({ file, from, to, test }: Break): Promise<boolean> {
  const path = join(root, file);
  const whole = await readFile(path, "utf8");
  if (whole.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
  await writeFile(
    path,
    whole.replace(from, () => to),
  );
  try {
    return !passes(test);
  } finally {
    await writeFile(path, whole);
  }
}

function passes(test: string): boolean {
  const command = test.startsWith("e2e/")
    ? ["node_modules/@playwright/test/cli.js", "test", test, "--max-failures=1", "--reporter=line"]
    : ["node_modules/vitest/vitest.mjs", "run", test, "--bail=1"];
  return spawnSync(process.execPath, command, { cwd: root, stdio: "ignore" }).status === 0;
}

const { stdout: changes } = spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
if (changes !== "") {
  console.error("There are uncommitted changes: commit them first.");
  process.exit(2);
}
const chosen = process.argv.slice(2).map(Number);
let unnoticed = 0;
for (const [index, broken] of breaks.entries()) {
  if (chosen.length > 0 && !chosen.includes(index + 1)) continue;
  const isRed = await isNoticed(broken);
  if (!isRed) unnoticed += 1;
  console.log(`${isRed ? "noticed  " : "UNNOTICED"} ${index + 1}. ${broken.what} (${broken.test})`);
}
process.exitCode = unnoticed === 0 ? 0 : 1;
