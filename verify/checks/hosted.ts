import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { startSite } from "../../bench/site-process.ts";
import { temporaryDirectory } from "../../bench/test-bed.ts";
import { quantile, timed } from "../../bench/time.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import { seed } from "../../server/backend/database/seed.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import {
  administrator,
  publishableKey,
  secretKey,
  startTestProject,
  type TestProject,
} from "../../server/hosted/testing/project.ts";
import { functionNames, startProjectFunctions } from "../../server/hosted/testing/project-functions.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { runBrowserTests } from "../browser-tests.ts";
import { repository } from "../changed-build.ts";
import type { Check } from "../check.ts";
import { until } from "../until.ts";

export const hosted: Check = {
  line: "Hosted",
  what: "A second server stands in for a Supabase project, its functions run in Deno, and visitors and an administrator go in a browser through a site that has this project as its backend.",
  async run() {
    const deno = await installDeno();
    const tests = await testFunctionsIn(deno);
    await using directory = await temporaryDirectory();
    const database = await openEmbeddedDatabase(join(directory.path, "project"));
    await using ends = new AsyncDisposableStack();
    ends.defer(() => database.close());
    await migrate(database);
    await seed(database);
    const port = await freePort();
    const siteUrl = new URL(`http://localhost:${port}`);
    const project = await startTestProject(database, siteUrl, { error: console.error });
    ends.defer(() => project.stop());
    const functions = await startProjectFunctions(deno, project.url, siteUrl);
    ends.defer(() => functions.stop());
    project.runFunctionsWith(functions.answer);
    await using site = await startSite({
      PORT: String(port),
      DATA_DIR: join(directory.path, "site"),
      SUPABASE_URL: project.url.origin,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
    });

    const flows = await runBrowserTests(["--config=verify/hosted/playwright.config.ts"], {
      HOSTED_SITE: site.address,
      HOSTED_PROJECT: project.url.origin,
      HOSTED_MAIL: join(directory.path, "site", "mail"),
    });
    const fresh = await changeAndRead(site.address, project.url);
    const outage = await goWithoutProject(site.address, project);
    return `${tests}; ${flows}; ${fresh}; ${outage}`;
  },
};

const run = promisify(execFile);

/** The path of a Deno in npm's cache; only this check needs one. */
async function installDeno(): Promise<string> {
  const words = ["exec", "--yes", "--package=deno@2.9.5", "--", "deno", "eval", "--print", "Deno.execPath()"];
  const { stdout } = await run("npm", words, { cwd: repository });
  return stdout.trim();
}

/** Runs the function tests of `npm test` in Deno, and its type check. Throws when either fails. */
async function testFunctionsIn(deno: string): Promise<string> {
  const entries = functionNames.map((name) => join(repository, "supabase/functions", name, "index.ts"));
  await run(deno, ["check", "--no-remote", "--no-npm", ...entries]);
  const words = ["node_modules/vitest/vitest.mjs", "run", "server/hosted/project-functions.test.ts"];
  await run(process.execPath, words, { cwd: repository, env: { ...process.env, DENO: deno } });
  return "functions have their types and pass their tests in Deno";
}

const changes = 10;
const slug = "invoices-without-retyping";

/** The delay between a change in the project and on the site's page. @throws Error when it exceeds 3 s */
async function changeAndRead(address: string, project: URL): Promise<string> {
  const client = createClient(project.origin, publishableKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword(administrator);
  const articles = client.from("otm_blog_articles").select("id").eq("slug", slug);
  const { data } = await articles.single().throwOnError();
  const waits: number[] = [];
  for (let count = 0; count < changes; count++) {
    const title = `Verandering ${count}.`;
    const content = client.from("otm_blog_article_content").update({ title });
    await content.eq("article_id", data.id).eq("language", "nl").throwOnError();
    const isShown = async () => (await (await fetch(`${address}/insights/${slug}`)).text()).includes(title);
    waits.push(await timed(() => until("a change on its page", async () => (await isShown()) || null)));
    // Varies the moment of the change between two polls.
    await pause((count * 370) % 2_000);
  }
  const [median, slowest] = [Math.round(quantile(waits, 0.5)), Math.round(Math.max(...waits))];
  const seen = `${changes} changes on their page after ${median} ms (median), ${slowest} ms at most`;
  if (slowest > 3_000) throw new Error(seen);
  return seen;
}

/** Without the project, cached pages are served, others answer 503. */
async function goWithoutProject(address: string, project: TestProject): Promise<string> {
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  const tag = "/en/insights/tag/productivity-tools";
  await statusOf("/");
  project.fail(503);
  await pause(3_000);
  const away = [await statusOf("/"), await statusOf(tag)];
  project.fail(null);
  const isBack = async () => (await statusOf(tag)) === 200 || null;
  const taken = Math.round(await timed(() => until("the site after the project", isBack)));
  if (away.join() !== "200,503") throw new Error(`While the project was away: ${away.join(", ")}`);
  return `while the project was away, pages in memory were read and others answered 503; back ${taken} ms after it`;
}
