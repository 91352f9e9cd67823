import { generateKeyPairSync } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchSite, startSite } from "../../bench/site-process.ts";
import { postgres, temporaryDirectory } from "../../bench/test-bed.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { type MailServer, startMailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import { freePort } from "../../server/testing/free-port.ts";
import type { RunningServer } from "../programs.ts";

export type Standing = {
  sites: BenchSite[];
  database: Database;
  /** Of the proxy before all three. */
  address: string;
  mails: MailServer;
  /** Ends an instance, and starts it again at the same port; with the build in `directory` if one is given. */
  restart(index: number, how: "kill" | "stop", directory?: string): Promise<void>;
};

/** Runs the steps in sequence with three instances on a new PostgreSQL, and joins their figures. */
export async function withInstances(
  startProxy: (ports: readonly number[]) => Promise<RunningServer>,
  steps: readonly ((standing: Standing) => Promise<string>)[],
): Promise<string> {
  await using directory = await temporaryDirectory();
  await using server = await postgres({ fsync: "on" });
  await using ends = new AsyncDisposableStack();
  const mails = await startMailServer();
  ends.defer(mails.stop);
  const ports = [await freePort(), await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: server.url,
    DATA_DIR: directory.path,
    SITE_URL: "http://vlotwerk.example",
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    JWT_SIGNING_KEY: newKey(),
    // Receivers are on this machine.
    WEBHOOK_ALLOW_PRIVATE: "1",
  };
  const start = (port: number, directory?: string) =>
    startSite({ ...settings, PORT: String(port) }, { directory });
  const sites = await Promise.all(ports.map((port) => start(port)));
  for (const index of sites.keys()) ends.defer(() => siteAt(sites, index).stop());
  const database = await openDatabase({ url: server.url, connections: 1 });
  ends.defer(() => database.close());
  const { address } = ends.use(await startProxy(ports));
  const standing: Standing = {
    sites,
    database,
    address,
    mails,
    async restart(index, how, directory) {
      await siteAt(sites, index)[how]();
      await pause(500);
      sites[index] = await start(ports[index] ?? 0, directory);
    },
  };
  const figures: string[] = [];
  for (const step of steps) figures.push(await step(standing));
  return figures.join("; ");
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return String(privateKey.export({ format: "pem", type: "pkcs8" }));
}

/** One instance after the other, however high the number. */
export function siteAt(sites: readonly BenchSite[], number: number): BenchSite {
  const site = sites[number % sites.length];
  if (!site) throw new Error("There is no such instance");
  return site;
}
