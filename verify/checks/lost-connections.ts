import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BenchSite, startSite } from "../../bench/site-process.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import { type PostgresServer, startPostgres } from "../../server/backend/testing/postgres.ts";
import type { Check } from "../check.ts";
import { rounds } from "../rounds.ts";
import { arrangeCalls, type MixedCalls, mixCalls } from "../writers/mixed-calls.ts";
import { expectStored, expectTags } from "../writers/stored.ts";
import { addUser, signInUser } from "../writers/users.ts";

const times = rounds(3);
const maxMs = 10_000;

export const lostConnections: Check = {
  line: "S6",
  what: "Under load from 12 at once, PostgreSQL is restarted three times and has all its connections killed again and again.",
  async run() {
    const server = await startPostgres({ fsync: "on" });
    try {
      return await restartRepeatedly(server);
    } finally {
      await server.stop();
    }
  },
};

async function restartRepeatedly(server: PostgresServer): Promise<string> {
  const database = await openDatabase({ url: server.url });
  await migrate(database);
  await arrangeCalls(database);
  await addUser(database);
  const data = await mkdtemp(join(tmpdir(), "vlotwerk-verify-"));
  const site = await startSite({ DATABASE_URL: server.url, DATA_DIR: data });
  try {
    const { token: admin, db } = await site.signIn();
    const calls = mixCalls(site.address, { user: await signInUser(site.address), admin }, true);
    let isOver = false;
    const load = Promise.all(Array.from({ length: 12 }, () => requestRepeatedly(calls, () => isOver)));
    const breaking = cutRepeatedly(server, database, site).finally(() => {
      isOver = true;
    });
    const [slowest] = await Promise.all([breaking, load]);
    await expectStored(db, "mixed", calls.stored.messages);
    await expectTags(db, calls.stored.tags, false);
    if (slowest > maxMs) throw new Error(`The site was back after ${Math.round(slowest)} ms only`);
    return `${times} restarts and ${times * 20} times all connections killed: back ${Math.round(slowest)} ms after the database at the latest; of ${calls.asked} calls ${calls.away} were answered with 503, none with another's rights, and nothing acknowledged is lost`;
  } finally {
    await site.kill();
    await database.close().catch(() => {});
    await rm(data, { recursive: true, force: true });
  }
}

async function requestRepeatedly(calls: MixedCalls, isOver: () => boolean): Promise<void> {
  while (!isOver()) await calls.ask();
}

/** @returns the longest recovery of the site after its database, in milliseconds */
async function cutRepeatedly(server: PostgresServer, database: Database, site: BenchSite): Promise<number> {
  const taken: number[] = [];
  for (let round = 1; round <= times; round++) {
    await wait(1_000);
    for (let kill = 1; kill <= 20; kill++) {
      await wait(50);
      await database
        .query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        .catch(() => {});
    }
    taken.push(await timeToReturn(site));
    await server.halt();
    await wait(1_500);
    await server.resume();
    taken.push(await timeToReturn(site));
  }
  return Math.max(...taken);
}

async function timeToReturn({ address }: BenchSite): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 2 * maxMs) {
    const responses = [`${address}/en/insights?page=2`, `${address}/rest/v1/otm_blog_tags?select=slug`].map(
      (url) =>
        fetch(url, { headers: { apikey: "sb_publishable_vlotwerk" } }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status < 500;
          },
          () => false,
        ),
    );
    if ((await Promise.all(responses)).every((isUp) => isUp)) return performance.now() - startedAt;
    await wait(20);
  }
  throw new Error("The site did not come back");
}
