import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningServer } from "../../bench/nginx.ts";
import { type BenchSite, startSite } from "../../bench/site-process.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { type MailServer, startMailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import { startPostgres } from "../../server/backend/testing/postgres.ts";
import { freePort } from "../../server/testing/free-port.ts";

/** Ends an instance, and starts it again at the same port. */
export type Restart = (index: number, how: "kill" | "stop") => Promise<void>;

export type Standing = {
  sites: BenchSite[];
  database: Database;
  /** Before all three. */
  proxy: RunningServer;
  mails: MailServer;
  restart: Restart;
};

/** Runs the steps with three instances on a new PostgreSQL, and joins their figures. */
export async function withInstances(
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
      // Receivers are on this machine.
      WEBHOOK_ALLOW_PRIVATE: "1",
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

/** One instance after the other, however high the number. */
export function siteAt(sites: readonly BenchSite[], number: number): BenchSite {
  const site = sites[number % sites.length];
  if (!site) throw new Error("There is no such instance");
  return site;
}
