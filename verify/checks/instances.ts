import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { appendFile, cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Database as Schema } from "../../app/data/schema.ts";
import { amsterdamDay } from "../../app/data/statistics/amsterdam-day.ts";
import { getStatistics } from "../../app/data/statistics/statistics.ts";
import { beaconPath } from "../../app/statistics/beacon.ts";
import { call, key, someAddress } from "../../bench/site-process.ts";
import { whileRunning } from "../../bench/while-running.ts";
import { buildChanged, repository } from "../changed-build.ts";
import { type Check, rounds } from "../check.ts";
import { type Standing, siteAt, withInstances } from "../instances/start-instances.ts";
import { startCaddy, startNginx } from "../proxies.ts";
import { until } from "../until.ts";
import { sendMessage } from "../writers/messages.ts";
import { expectStored } from "../writers/stored.ts";
import { visit } from "../writers/visits.ts";

/** Three instances behind a proxy, and what is looked at in turn. */
export const instances: readonly Check[] = [
  {
    line: "Instances",
    what: "Three instances start at once on one empty PostgreSQL behind nginx with deploy/nginx.conf. Limits, sessions and changes are looked at from one to the other, mails and views are counted; one is killed under load, then all are restarted one after the other, and updated to a build with another migration.",
    run: () =>
      withInstances(startNginx, [
        migratedOnce,
        sharesLimits,
        sharesSessions,
        hearsChanges,
        mailsOnce,
        countsViews,
        survivesKill,
        restartUnderLoad,
        updateUnderLoad,
      ]),
  },
  {
    line: "Instances",
    what: "Three instances behind Caddy with deploy/Caddyfile: what is for those who look after them is not shown; one is killed under load, then all are restarted one after the other.",
    run: () => withInstances(startCaddy, [hidesProbes, survivesKill, restartUnderLoad]),
  },
];

/** The migrations, and the first administrator, are there once. */
async function migratedOnce({ database }: Standing): Promise<string> {
  const folder = new URL("../../supabase/migrations/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).length;
  const applied = await database.query("select from supabase_migrations.schema_migrations");
  const roles = await database.query("select from public.user_roles where role = 'admin'");
  assert.equal(applied.length, files, "Not every migration is there once");
  assert.equal(roles.length, 1, "Not one administrator is there");
  return `${files} migrations and one administrator by three at once`;
}

/** Five wrong passwords over all instances; each instance rejects the sixth. */
async function sharesLimits({ sites }: Standing): Promise<string> {
  const headers = { "X-Forwarded-For": someAddress() };
  const body = { email: `${randomUUID()}@example.nl`, password: "verkeerd-wachtwoord" };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const address = `${siteAt(sites, attempt).address}/auth/v1/token?grant_type=password`;
    statuses.push((await call(address, { headers, body })).status);
  }
  assert.equal(String(statuses), "400,400,400,400,400,429,429,429", "Limits are not shared");
  return "5 wrong passwords over three, the sixth refused by each";
}

/** A session of one instance is valid on all; a sign-out on another ends it on all. */
async function sharesSessions({ sites }: Standing): Promise<string> {
  const { token } = await siteAt(sites, 0).signIn();
  const countRoles = async ({ address }: { address: string }) => {
    const response = await call(`${address}/rest/v1/user_roles?select=role`, { token });
    return z.array(z.unknown()).parse(await response.json()).length;
  };
  const before = await Promise.all(sites.map(countRoles));
  await call(`${siteAt(sites, 1).address}/auth/v1/logout`, { method: "POST", token });
  const after = await Promise.all(sites.map(countRoles));
  assert.equal([...before, ...after].join(), "1,1,1,0,0,0", "Sessions are not shared");
  return "a session of one holds at three and ends at three";
}

/** The delay until a change on one instance shows on the cached pages of the others. */
async function hearsChanges({ sites }: Standing): Promise<string> {
  const { db } = await siteAt(sites, 0).signIn();
  const read = async (address: string) => (await fetch(`${address}/about-us`)).text();
  let slowest = 0;
  for (let round = 0; round < 5; round += 1) {
    const title = `Titel ${randomUUID()}`;
    for (const { address } of sites) await read(address);
    const change = db.from("otm_about_us_content").update({ value_nl: title });
    await change.eq("content_key", "about_title").throwOnError();
    const saved = performance.now();
    for (const { address } of sites) {
      while (!(await read(address)).includes(title)) {
        assert(performance.now() - saved < 5_000, "A change does not show on another instance after 5 s");
        await pause(5);
      }
    }
    slowest = Math.max(slowest, performance.now() - saved);
  }
  assert(slowest < 2_000, `A change showed on all after ${Math.round(slowest)} ms`);
  return `a change shows on all after ${Math.round(slowest)} ms at most`;
}

/** Every mail is sent exactly once. */
async function mailsOnce({ address, database, mails }: Standing): Promise<string> {
  const senders = 20;
  const send = () =>
    sendMessage(address, "Hallo", { email: `${randomUUID()}@klant.example`, is_spam: false });
  await Promise.all(Array.from({ length: senders }, send));
  const inState = (state: string) =>
    database.query("select from private.mail_outbox where state = $1", [state]);
  for (let second = 0; second < 60 && (await inState("queued")).length > 0; second += 1) await pause(1_000);
  const sent = (await inState("sent")).length;
  const ids = mails.received.map(({ mail }) => mail.messageId);
  const different = new Set(ids).size;
  const text = `${sent} mails were sent, ${ids.length} came, ${different} of them different`;
  assert.deepEqual([sent, ids.length, different], Array(3).fill(2 * senders), text);
  return `${ids.length} mails by three, each once`;
}

const paths = ["/", "/about-us", "/insights/agentic-ai"];
/** Of each page at each instance. */
const views = 50;

/** The panel shows every view that three instances counted, though one of them stops at once. */
async function countsViews({ sites, restart }: Standing): Promise<string> {
  const { db } = await siteAt(sites, 0).signIn();
  const places = sites.flatMap(({ address }) => paths.map((path) => ({ address, path })));
  for (let view = 0; view < views; view += 1)
    await Promise.all(places.map(({ address, path }) => sendView(address, path)));
  await restart(2, "stop");

  async function readViews(): Promise<[string, number][]> {
    const filter = { period: 7, language: null, path: null } as const;
    const { pages } = await getStatistics(db, filter, amsterdamDay(new Date()));
    return pages.map((page) => [page.path, page.views]);
  }

  const total = views * places.length;
  const sum = async () => (await readViews()).reduce((all, [, count]) => all + count, 0);
  await until(`${total} views`, async () => (await sum()) >= total || null);
  // Longer than the ten seconds after which instances store again.
  await pause(11_000);
  const expected = Object.fromEntries(paths.map((path) => [path, views * sites.length]));
  assert.deepEqual(Object.fromEntries(await readViews()), expected);
  return `${total} views of ${paths.length} pages at three, one stopped after the last: ${total} in the statistics`;
}

async function sendView(address: string, path: string): Promise<void> {
  const { status } = await fetch(address + beaconPath, {
    method: "POST",
    headers: { "User-Agent": "Mozilla/5.0 Firefox/140.0", "X-Forwarded-For": someAddress() },
    body: JSON.stringify({ path, query: "", sent: null, read: 0 }),
  });
  assert.equal(status, 204, "A view was not taken");
}

/** Visits while something is done; all acknowledged messages are stored afterwards. */
async function visited({ address, sites }: Standing, together: number, work: () => Promise<unknown>) {
  const label = randomUUID();
  const visits = visit(address, label, together);
  await work();
  await visits.stop();
  await expectStored((await siteAt(sites, 0).signIn()).db, label, visits.acknowledged);
  return visits;
}

/** A killed instance loses its requests in flight only: the proxy never resends a form. */
async function survivesKill(standing: Standing): Promise<string> {
  const together = 6;
  const { pages, acknowledged, failedPages, failedMessages } = await visited(standing, together, async () => {
    await pause(2_000);
    await standing.restart(0, "kill");
    await pause(2_000);
  });
  const cut = failedMessages.length;
  assert(failedPages.length === 0, `Pages failed around the kill: ${failedPages.slice(0, 3)}`);
  assert(cut <= together, `${cut} messages failed around the kill`);
  return `one killed under load: ${pages} pages without a failure, ${cut} of ${acknowledged.size + cut} messages cut off, none lost that was acknowledged`;
}

/** Restarts all, one after the other: visitors notice nothing. */
async function restartUnderLoad(standing: Standing): Promise<string> {
  const times = rounds(2);
  const { pages, acknowledged, failedPages, failedMessages } = await visited(standing, 6, async () => {
    await pause(1_000);
    for (let round = 0; round < 3 * times; round += 1) await standing.restart(round % 3, "stop");
  });
  const failed = [...failedPages, ...failedMessages];
  assert(failed.length === 0, `A rolling restart was noticed: ${failed.slice(0, 5).join(", ")}`);
  return `${3 * times} restarts one after the other under load: ${pages} pages and ${acknowledged.size} messages, none failed`;
}

/** A column that each save fills, as a next version may add one, and a style that gives the build's files other names. */
const migration = `
  alter table public.otm_blog_articles add column reviewed_at timestamptz;
  create function private.set_reviewed_at() returns trigger language plpgsql set search_path = ''
    as $$ begin new.reviewed_at := now(); return new; end $$;
  create trigger set_reviewed_at before insert or update on public.otm_blog_articles
    for each row execute function private.set_reviewed_at();`;

/** Updates all to a newer build, one after the other: visitors and an editor notice nothing, whichever answers them. */
async function updateUnderLoad(standing: Standing): Promise<string> {
  await using newer = await buildChanged(async (directory) => {
    await writeFile(join(directory, "supabase", "migrations", "29990101000000_reviews.sql"), migration);
    await appendFile(join(directory, "app", "styles", "app.css"), "\n.newer { color: red }\n");
  });
  // As npm run update does.
  const assets = join("build", "client", "assets");
  await cp(join(repository, assets), join(newer.path, "build", "earlier", "assets"), { recursive: true });
  const { address, sites, database } = standing;
  const { token } = await siteAt(sites, 0).signIn();
  const editor = createClient<Schema>(address, key, { accessToken: async () => token });
  const articles = editor.from("otm_blog_articles").select("id").limit(1);
  const { data: article } = await articles.single().throwOnError();
  let saves = 0;
  const { pages, acknowledged, failedPages, failedMessages } = await visited(standing, 6, async () => {
    await whileRunning(updateAll(standing, newer.path), 100, async () => {
      const read_time = 1 + (saves % 900);
      const save = editor.from("otm_blog_articles").update({ read_time }).eq("id", article.id);
      const { data } = await save.select("read_time").single().throwOnError();
      assert.equal(data.read_time, read_time, "A save was lost");
      saves += 1;
    });
  });
  const failed = [...failedPages, ...failedMessages];
  assert(failed.length === 0, `An update was noticed: ${failed.slice(0, 5).join(", ")}`);
  const added = await database.query("select from pg_attribute where attname = 'reviewed_at'");
  assert.equal(added.length, 1, "The migration of the newer build was not applied");
  return `three updated one after the other across a migration: ${pages} pages with their files, ${acknowledged.size} messages and ${saves} saves, none failed`;
}

async function updateAll({ sites, restart }: Standing, directory: string): Promise<void> {
  for (const index of sites.keys()) {
    await restart(index, "stop", directory);
    // Both builds answer for a while.
    await pause(2_000);
  }
}

async function hidesProbes({ address }: Standing): Promise<string> {
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  const statuses = await Promise.all(["/", "/healthz", "/readyz"].map(statusOf));
  assert.equal(String(statuses), "200,404,404", "What pages and probes answer");
  return "pages are shown and probes are not";
}
