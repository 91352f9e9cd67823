import { setTimeout as wait } from "node:timers/promises";
import { type BenchSite, call, startSite } from "../../bench/site-process.ts";
import { postgres, temporaryDirectory } from "../../bench/test-bed.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import type { PostgresServer } from "../../server/backend/testing/postgres.ts";
import { type Check, rounds } from "../check.ts";
import { arrangeCalls, mixCalls } from "../writers/mixed-calls.ts";
import { expectStored, expectTags } from "../writers/stored.ts";
import { addUser, signInUser } from "../writers/users.ts";

const maxMs = 10_000;

export const lostConnections: Check = {
  line: "S6",
  what: "Under load from 12 at once, PostgreSQL is restarted three times and has all its connections killed again and again.",
  async run() {
    const times = rounds(3);
    await using server = await postgres({ fsync: "on" });
    const database = await openDatabase({ url: server.url });
    await migrate(database);
    await arrangeCalls(database);
    await addUser(database);
    await using data = await temporaryDirectory();
    const site = await startSite({ DATABASE_URL: server.url, DATA_DIR: data.path });
    try {
      const { token: admin, db } = await site.signIn();
      const calls = mixCalls(site.address, { user: await signInUser(site.address), admin }, true);
      let isOver = false;
      const askRepeatedly = async () => {
        while (!isOver) await calls.ask();
      };
      const breaking = cutRepeatedly(server, database, site, times).finally(() => {
        isOver = true;
      });
      const [slowest] = await Promise.all([breaking, ...Array.from({ length: 12 }, askRepeatedly)]);
      await expectStored(db, "mixed", calls.stored.messages);
      await expectTags(db, calls.stored.tags, false);
      if (slowest > maxMs) throw new Error(`The site was back after ${Math.round(slowest)} ms only`);
      return `${times} restarts and ${times * 20} times all connections killed: back ${Math.round(slowest)} ms after the database at the latest; of ${calls.asked} calls ${calls.away} were answered with 503, none with another's rights, and nothing acknowledged is lost`;
    } finally {
      await site.kill();
      await database.close().catch(() => {});
    }
  },
};

/** @returns the longest recovery of the site after its database, in milliseconds */
async function cutRepeatedly(
  server: PostgresServer,
  database: Database,
  site: BenchSite,
  times: number,
): Promise<number> {
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
  async function isUp(path: string): Promise<boolean> {
    const response = await call(address + path).catch(() => null);
    await response?.arrayBuffer().catch(() => {});
    return response !== null && response.status < 500;
  }
  while (performance.now() - startedAt < 2 * maxMs) {
    const all = await Promise.all(["/en/insights?page=2", "/rest/v1/otm_blog_tags?select=slug"].map(isUp));
    if (all.every(Boolean)) return performance.now() - startedAt;
    await wait(20);
  }
  throw new Error("The site did not come back");
}
