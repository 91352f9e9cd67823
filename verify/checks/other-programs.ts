import { spawn } from "node:child_process";
import { once } from "node:events";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startProjectDatabase } from "../../supabase/tests/project/prepare.ts";
import { runBrowserTests } from "../browser-tests.ts";
import { repository } from "../changed-build.ts";
import { type Check, NotChecked } from "../check.ts";

/** 135 MB that only this check needs, so it is no dependency. */
const cli = "supabase@3.1.0";

/** What other programs find: npm, Playwright and the Supabase CLI. */
export const otherPrograms: readonly Check[] = [
  {
    line: "S12",
    what: "Sixty addresses to return to, in every place that leads on, from a provider, from mails and after signing in: the browser ends at this site each time.",
    run: () => runAllCases("safety/redirects"),
  },
  {
    line: "Journeys",
    what: "Every public page is looked at by axe in both languages at both widths; 200 pages of sections in any order keep their contract; a thousand changes are on their pages at once; every hostile payload is tried in an article; every text of every page is reached in both languages; every page is changed before and after its scripts start, in both; the structured data of every page follows the vocabulary; what is done on a working day, and a case from nothing to live, take few clicks; a page is made with the keyboard alone; drafts, conflicts, waiting changes and marked sentences are of download pages and pages as they are of articles; what writes, asks and lists elsewhere does so in each of its places; every address of the sitemap is as it says; no form takes an address that is none.",
    run: async () => runAllCases(...(await filesWithSamples())),
  },
  {
    line: "Rehearsal",
    what: "The pages of 200 random changes are listed before each as they are after it, and every place of the panel that asks shows them.",
    run: () => runAllCases("rehearsal/rehearsal"),
  },
  {
    line: "S34",
    what: "`npm audit --omit=dev` asks the registry for holes that are known in the packages that the site runs on; none is high or critical.",
    async run() {
      const words = ["audit", "--omit=dev", "--audit-level=high", "--loglevel=error"];
      const { output, isDone } = await runNpm(words);
      if (/endpoint returned an error/.test(output)) throw new NotChecked("the registry answers no audits");
      if (!isDone) throw new Error(`npm audit found holes:\n${output}`);
      return "none high or critical";
    },
  },
  {
    line: "Hosted",
    what: "The Supabase CLI pushes migrations and seed to a database that is prepared as a project's, as a role that is no superuser, and finds nothing left to push.",
    run: pushToProject,
  },
];

/** Files with cases that `npm test` leaves out, but those whose promise has a line of its own. */
async function filesWithSamples(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob("**/*.spec.ts", { cwd: join(repository, "e2e") })) {
    const source = await readFile(join(repository, "e2e", file), "utf8");
    if (source.includes("/thorough.ts")) files.push(file.replace(".spec.ts", ""));
  }
  const elsewhere = ["safety/redirects", "safety/hostile-head", "rehearsal/rehearsal"];
  return files.filter((file) => !elsewhere.includes(file));
}

/** Browser tests in full, of which `npm test` takes samples. */
function runAllCases(...files: string[]): Promise<string> {
  return runBrowserTests(
    files.map((file) => `e2e/${file}.spec.ts`),
    { THOROUGH: "1" },
  );
}

async function pushToProject(): Promise<string> {
  const project = await startProjectDatabase(true);
  try {
    const pushed = await push(project.url);
    const [found] = await project.superuser.query<{ migrations: number; seeds: number; articles: number }>(`
      select (select count(*) from supabase_migrations.schema_migrations) as migrations,
        (select count(*) from supabase_migrations.seed_files) as seeds,
        (select count(*) from public.otm_blog_articles) as articles`);
    const applied = pushed.match(/^Applying migration /gm)?.length ?? 0;
    if (!found || applied === 0 || found.migrations !== applied || found.articles === 0)
      throw new Error(`${applied} migrations were pushed, ${found?.migrations} are recorded`);
    const again = await push(project.url);
    if (/^Applying migration /m.test(again)) throw new Error("A second push applied migrations again");
    return `${found.migrations} migrations and ${found.seeds} files of the seed pushed by ${cli}, ${found.articles} articles; a second push found nothing to do`;
  } finally {
    await project.stop();
  }
}

/** The command's output. Throws Error when it fails. */
async function push(url: string): Promise<string> {
  const target = [`--remote=${url}?sslmode=disable`, "--include-seed", "--yes", "--workdir", repository];
  const words = ["exec", "--yes", `--package=${cli}`, "--", "supabase", "db", "push", ...target];
  const environment = { DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1" };
  const { output, isDone } = await runNpm([...words, "--agent", "no"], environment);
  if (!isDone) throw new Error(`The push failed: ${output}`);
  return output;
}

async function runNpm(
  words: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ output: string; isDone: boolean }> {
  const options = { cwd: repository, env: { ...process.env, ...settings } };
  const npm = spawn("npm", words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const [[code], ...written] = await Promise.all([once(npm, "close"), text(npm.stdout), text(npm.stderr)]);
  return { output: written.join(""), isDone: code === 0 };
}
