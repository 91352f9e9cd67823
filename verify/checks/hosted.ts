import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { startSite } from "../../bench/site-process.ts";
import { findBrowser } from "../../scripts/browser.ts";
import { readPlaywright } from "../../scripts/test-outcome.ts";
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
import { startProjectFunctions } from "../../server/hosted/testing/project-functions.ts";
import { freePort } from "../../server/testing/free-port.ts";
import type { Check } from "../check.ts";
import { installDeno, testFunctionsIn } from "../hosted/deno.ts";

const root = join(import.meta.dirname, "../..");

export const hosted: Check = {
  line: "Hosted",
  what: "A second server stands in for a Supabase project, its functions run in Deno, and visitors and an administrator go in a browser through a site that has this project as its backend.",
  async run() {
    const ends: (() => Promise<unknown>)[] = [];
    try {
      const deno = await installDeno();
      const tests = await testFunctionsIn(deno);
      const directory = await mkdtemp(join(tmpdir(), "vlotwerk-hosted-"));
      ends.push(() => rm(directory, { recursive: true, force: true }));
      const database = await openEmbeddedDatabase(directory);
      ends.push(() => database.close());
      await migrate(database);
      await seed(database);
      const port = await freePort();
      const siteUrl = new URL(`http://localhost:${port}`);
      const project = await startTestProject(database, siteUrl, { error: console.error });
      ends.push(() => project.stop());
      const functions = await startProjectFunctions(deno, project.url, siteUrl);
      ends.push(() => functions.stop());
      project.runFunctionsWith(functions.answer);
      const site = await startSite({
        PORT: String(port),
        DATA_DIR: join(directory, "site"),
        SUPABASE_URL: project.url.origin,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
        SUPABASE_SECRET_KEY: secretKey,
      });
      ends.push(() => site.stop());

      const flows = await runBrowserTests(directory, {
        HOSTED_SITE: site.address,
        HOSTED_PROJECT: project.url.origin,
        HOSTED_MAIL: join(directory, "site", "mail"),
      });
      const fresh = await changeAndRead(site.address, project.url);
      const outage = await goWithoutProject(site.address, project);
      return `${tests}; ${flows}; ${fresh}; ${outage}`;
    } finally {
      for (const end of ends.reverse()) await end();
    }
  },
};

async function runBrowserTests(directory: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const report = join(directory, "flows.json");
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules/@playwright/test/cli.js"),
      ...["test", "--config", join(root, "verify/hosted/playwright.config.ts"), "--reporter=list,json"],
    ],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        ...environment,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        CHROME_PATH: await findBrowser(),
      },
    },
  );
  const [code] = await once(child, "exit");
  const { passed, failures } = readPlaywright(await readFile(report, "utf8"));
  if (code !== 0) throw new Error(`${failures.length} of ${passed + failures.length} flows failed`);
  return `${passed} flows passed`;
}

const changes = 10;
const slug = "invoices-without-retyping";

/** The delay between a change in the project and on the site's page. Throws when it exceeds 3 s. */
async function changeAndRead(address: string, project: URL): Promise<string> {
  const client = createClient(project.origin, publishableKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword(administrator);
  const { data } = await client
    .from("otm_blog_articles")
    .select("id")
    .eq("slug", slug)
    .single()
    .throwOnError();
  const waits: number[] = [];
  for (let count = 0; count < changes; count++) {
    const title = `Verandering ${count}.`;
    const content = client.from("otm_blog_article_content").update({ title });
    await content.eq("article_id", data.id).eq("language", "nl").throwOnError();
    const startedAt = performance.now();
    while (!(await (await fetch(`${address}/insights/${slug}`)).text()).includes(title)) {
      if (performance.now() - startedAt > 3_000) throw new Error("A change is not on its page after 3 s");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    waits.push(Math.round(performance.now() - startedAt));
    // Varies the moment of the change between two polls.
    await new Promise((resolve) => setTimeout(resolve, (count * 370) % 2_000));
  }
  waits.sort((a, b) => a - b);
  return `${changes} changes on their page after ${waits[changes / 2]} ms (median), ${waits.at(-1)} ms at most`;
}

/** Without the project, cached pages are served, others answer 503. */
async function goWithoutProject(address: string, project: TestProject): Promise<string> {
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  await statusOf("/");
  project.fail(503);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const away = [await statusOf("/"), await statusOf("/en/insights/tag/productivity-tools")];
  project.fail(null);
  const startedAt = performance.now();
  while ((await statusOf("/en/insights/tag/productivity-tools")) !== 200) {
    if (performance.now() - startedAt > 10_000)
      throw new Error("The site is not back 10 s after the project");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (away.join() !== "200,503") throw new Error(`While the project was away: ${away.join(", ")}`);
  return `while the project was away, pages in memory were read and others answered 503; back ${Math.round(performance.now() - startedAt)} ms after it`;
}
