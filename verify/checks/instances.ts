import assert from "node:assert/strict";
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { RunningServer } from "../../bench/nginx.ts";
import { type BenchSite, key, startSite } from "../../bench/site-process.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { type MailServer, startMailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import { startPostgres } from "../../server/backend/testing/postgres.ts";
import { freePort } from "../../server/testing/free-port.ts";
import type { Check } from "../check.ts";
import { startCaddy } from "../proxies/caddy.ts";
import { startNginx } from "../proxies/nginx.ts";
import { rounds } from "../rounds.ts";
import { visit } from "../visits.ts";
import { sendMessage, someAddress } from "../writers/messages.ts";
import { expectStored } from "../writers/stored.ts";

export const instances: Check = {
  line: "Instances",
  what: "Three instances start at once on one empty PostgreSQL behind nginx with deploy/nginx.conf. Limits, sessions and changes are looked at from one to the other, mails are counted; one is killed under load, then all are restarted one after the other.",
  run: () =>
    withInstances(startNginx, async ({ sites, database, proxy, mails, restart }) => [
      await migratedOnce(database),
      await sharesLimits(sites),
      await sharesSessions(sites),
      await hearsChanges(sites),
      await mailsOnce(proxy.address, database, mails),
      await survivesKill(proxy.address, sites, () => restart(0, "kill")),
      await restartUnderLoad(proxy.address, sites, restart),
    ]),
};

export const instancesBehindCaddy: Check = {
  line: "Instances",
  what: "Three instances behind Caddy with deploy/Caddyfile: what is for those who look after them is not shown; one is killed under load, then all are restarted one after the other.",
  run: () =>
    withInstances(startCaddy, async ({ sites, proxy, restart }) => [
      await hidesProbes(proxy.address),
      await survivesKill(proxy.address, sites, () => restart(0, "kill")),
      await restartUnderLoad(proxy.address, sites, restart),
    ]),
};

type Restart = (index: number, how: "kill" | "stop") => Promise<void>;

type Standing = {
  sites: BenchSite[];
  database: Database;
  proxy: RunningServer;
  mails: MailServer;
  restart: Restart;
};

/** Runs the steps with three instances on a new PostgreSQL, and joins their figures. */
async function withInstances(
  startProxy: (ports: readonly number[]) => Promise<RunningServer>,
  look: (standing: Standing) => Promise<string[]>,
): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-instances-"));
  const server = await startPostgres({ fsync: "on" });
  const mails = await startMailServer();
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const ports = [await freePort(), await freePort(), await freePort()];
    const settings = {
      DATABASE_URL: server.url,
      DATA_DIR: directory,
      SITE_URL: "http://vlotwerk.example",
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      JWT_SIGNING_KEY: newKey(),
    };
    const start = (port: number) => startSite({ ...settings, PORT: String(port) });
    const sites = await Promise.all(ports.map(start));
    closing.push(...sites.map((_, index) => () => sites[index]?.stop() ?? Promise.resolve()));
    const database = await openDatabase({ url: server.url, connections: 1 });
    closing.push(() => database.close());
    const proxy = await startProxy(ports);
    closing.push(proxy.stop);
    const restart: Restart = (index, how) => restartOne(sites, index, how, () => start(ports[index] ?? 0));
    return (await look({ sites, database, proxy, mails, restart })).join("; ");
  } finally {
    for (const close of closing.reverse()) await close().catch(() => {});
    await mails.stop();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return String(privateKey.export({ format: "pem", type: "pkcs8" }));
}

async function migratedOnce(database: Database): Promise<string> {
  const folder = new URL("../../supabase/migrations/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).length;
  const applied = await database.query("select from supabase_migrations.schema_migrations");
  const roles = await database.query("select from public.user_roles where role = 'admin'");
  assert(
    applied.length === files && roles.length === 1,
    "The migrations or the first administrator are not there once",
  );
  return `${files} migrations and one administrator by three at once`;
}

/** Five wrong passwords over all instances; each instance rejects the sixth. */
async function sharesLimits(sites: readonly BenchSite[]): Promise<string> {
  const address = someAddress();
  const email = `${randomUUID()}@example.nl`;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const response = await fetch(`${siteAt(sites, attempt).address}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: key, "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify({ email, password: "verkeerd-wachtwoord" }),
    });
    statuses.push(response.status);
  }
  assert(String(statuses) === "400,400,400,400,400,429,429,429", `Limits are not shared: ${statuses}`);
  return "5 wrong passwords over three, the sixth refused by each";
}

/** A session of one instance is valid on all; a sign-out on another ends it on all. */
async function sharesSessions(sites: readonly BenchSite[]): Promise<string> {
  const { token } = await siteAt(sites, 0).signIn();
  const headers = { apikey: key, Authorization: `Bearer ${token}` };
  const countLeads = async (site: number) => {
    const response = await fetch(`${siteAt(sites, site).address}/rest/v1/user_roles?select=role`, {
      headers,
    });
    return z.array(z.unknown()).parse(await response.json()).length;
  };
  const before = await Promise.all([0, 1, 2].map(countLeads));
  await fetch(`${siteAt(sites, 1).address}/auth/v1/logout`, { method: "POST", headers });
  const after = await Promise.all([0, 1, 2].map(countLeads));
  assert(
    String(before) === "1,1,1" && String(after) === "0,0,0",
    `Sessions are not shared: ${before}, then ${after}`,
  );
  return "a session of one holds at three and ends at three";
}

/** The delay until a change on one instance shows on the cached pages of the others. */
async function hearsChanges(sites: readonly BenchSite[]): Promise<string> {
  const { db } = await siteAt(sites, 0).signIn();
  let slowest = 0;
  for (let round = 0; round < 5; round += 1) {
    const title = `Titel ${randomUUID()}`;
    for (const site of sites) await (await fetch(`${site.address}/about-us`)).text();
    const { error } = await db
      .from("otm_about_us_content")
      .update({ value_nl: title })
      .eq("content_key", "about_title");
    if (error) throw new Error(error.message);
    const saved = performance.now();
    for (const site of sites) {
      while (!(await (await fetch(`${site.address}/about-us`)).text()).includes(title)) {
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
async function mailsOnce(address: string, database: Database, { received }: MailServer): Promise<string> {
  const senders = 20;
  await Promise.all(
    Array.from({ length: senders }, () =>
      sendMessage(address, "Hallo", { email: `${randomUUID()}@klant.example`, is_spam: false }),
    ),
  );
  for (let second = 0; second < 60; second += 1) {
    if ((await database.query("select from private.mail_outbox where state = 'queued'")).length === 0) break;
    await pause(1_000);
  }
  const sent = await database.query("select from private.mail_outbox where state = 'sent'");
  const ids = received.map(({ mail }) => mail.messageId);
  const isRight =
    sent.length === 2 * senders && ids.length === sent.length && new Set(ids).size === sent.length;
  assert(
    isRight,
    `${sent.length} mails were sent, ${ids.length} came, ${new Set(ids).size} of them different`,
  );
  return `${ids.length} mails by three, each once`;
}

async function hidesProbes(address: string): Promise<string> {
  const statuses = await Promise.all(
    ["/", "/healthz", "/readyz"].map(async (path) => (await fetch(address + path)).status),
  );
  assert(String(statuses) === "200,404,404", `Pages and probes answer ${statuses}`);
  return "pages are shown and probes are not";
}

async function restartOne(
  sites: BenchSite[],
  index: number,
  how: "kill" | "stop",
  start: () => Promise<BenchSite>,
): Promise<void> {
  await sites[index]?.[how]();
  await pause(500);
  sites[index] = await start();
}

/** A killed instance loses its requests in flight only: the proxy never resends a form. */
async function survivesKill(
  address: string,
  sites: readonly BenchSite[],
  kill: () => Promise<void>,
): Promise<string> {
  const together = 6;
  const label = randomUUID();
  const visits = visit(address, label, together);
  await pause(2_000);
  await kill();
  await pause(2_000);
  await visits.stop();
  await expectStored((await siteAt(sites, 0).signIn()).db, label, visits.acknowledged);
  assert(visits.failedPages.length === 0, `Pages failed around the kill: ${visits.failedPages.slice(0, 3)}`);
  assert(
    visits.failedMessages.length <= together,
    `${visits.failedMessages.length} messages failed around the kill`,
  );
  return `one killed under load: ${visits.pages} pages without a failure, ${visits.failedMessages.length} of ${visits.acknowledged.size + visits.failedMessages.length} messages cut off, none lost that was acknowledged`;
}

async function restartUnderLoad(
  address: string,
  sites: readonly BenchSite[],
  restart: Restart,
): Promise<string> {
  const times = rounds(2);
  const label = randomUUID();
  const visits = visit(address, label);
  await pause(1_000);
  for (let round = 0; round < times; round += 1) for (const one of [0, 1, 2]) await restart(one, "stop");
  await visits.stop();
  await expectStored((await siteAt(sites, 0).signIn()).db, label, visits.acknowledged);
  const failed = [...visits.failedPages, ...visits.failedMessages];
  assert(failed.length === 0, `A rolling restart was noticed: ${failed.slice(0, 5).join(", ")}`);
  return `${3 * times} restarts one after the other under load: ${visits.pages} pages and ${visits.acknowledged.size} messages, none failed`;
}

function siteAt(sites: readonly BenchSite[], number: number): BenchSite {
  const site = sites[number % sites.length];
  if (!site) throw new Error("There is no such instance");
  return site;
}
