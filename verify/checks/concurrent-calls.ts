import { setTimeout as wait } from "node:timers/promises";
import { type BenchSite, call } from "../../bench/site-process.ts";
import { onEachDatabase, onExternal, type TestBed } from "../../bench/test-bed.ts";
import { timed } from "../../bench/time.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import type { PostgresServer } from "../../server/backend/testing/postgres.ts";
import { type Check, rounds } from "../check.ts";
import { until } from "../until.ts";
import { arrangeCalls, type MixedCalls, mixCalls } from "../writers/mixed-calls.ts";
import { expectStored, expectTags } from "../writers/stored.ts";
import { addUser, signInUser } from "../writers/users.ts";

const requests = rounds(10_000);
const restarts = rounds(3);
const together = 12;
const maxAbsenceMs = 10_000;

export const concurrentCalls: readonly Check[] = [
  {
    line: "S4",
    what: "10,000 calls in groups of 12 at once, of visitors, users and administrators in turns, every third of which has to fail; on both databases.",
    run: async () =>
      (await onEachDatabase((bed) => callMeanwhile(bed, (calls) => untilAsked(calls, requests)))).join("; "),
  },
  {
    line: "S6",
    what: "Under load from 12 at once, PostgreSQL is restarted three times and has all its connections killed again and again.",
    run: () =>
      onExternal((bed, server) =>
        callMeanwhile(bed, (_, site) => cutRepeatedly(server, site), { mayBeUnavailable: true }),
      ),
  },
];

/** Calls from twelve at once as long as the work takes; every answer has to be right, and what was acknowledged stored. */
async function callMeanwhile(
  { name, prepare, start }: TestBed,
  work: (calls: MixedCalls, site: BenchSite) => Promise<string>,
  { mayBeUnavailable = false } = {},
): Promise<string> {
  await prepare(async (database) => {
    await arrangeCalls(database);
    await addUser(database);
  });
  const site = await start();
  const { token: admin, db } = await site.signIn();
  const calls = mixCalls(site.address, { user: await signInUser(site.address), admin }, mayBeUnavailable);
  let isOver = false;
  const askRepeatedly = async () => {
    while (!isOver) await calls.ask();
  };
  const working = work(calls, site).finally(() => {
    isOver = true;
  });
  const [figures] = await Promise.all([working, ...Array.from({ length: together }, askRepeatedly)]);
  const { messages, tags } = calls.stored;
  await expectStored(db, "mixed", messages);
  await expectTags(db, tags, !mayBeUnavailable);
  await site.stop();
  return `${name}: ${figures}; of ${calls.asked} calls ${calls.away} were answered with 503 or not at all, none with another's rights; all ${messages.size} messages and ${tags.size} tags that were acknowledged are stored`;
}

async function untilAsked(calls: MixedCalls, count: number): Promise<string> {
  const startedAt = performance.now();
  while (calls.asked < count) await wait(1);
  return `${Math.round((calls.asked * 1_000) / (performance.now() - startedAt))} a second`;
}

/** Kills all connections twenty times, then restarts the server, again and again. */
async function cutRepeatedly(server: PostgresServer, site: BenchSite): Promise<string> {
  const absences: number[] = [];
  for (let round = 1; round <= restarts; round += 1) {
    await wait(1_000);
    const database = await openDatabase({ url: server.url, connections: 1 });
    for (let kill = 1; kill <= 20; kill += 1) {
      await wait(50);
      await killOthers(database);
    }
    await database.close().catch(() => {});
    absences.push(await timeToReturn(site));
    await server.halt();
    await wait(1_500);
    await server.resume();
    absences.push(await timeToReturn(site));
  }
  const slowest = Math.round(Math.max(...absences));
  if (slowest > maxAbsenceMs) throw new Error(`The site was back after ${slowest} ms only`);
  return `${restarts} restarts and ${restarts * 20} times all connections killed: back ${slowest} ms after the database at the latest`;
}

async function killOthers(database: Database): Promise<void> {
  const others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()";
  await database.query(others).catch(() => {});
}

function timeToReturn({ address }: BenchSite): Promise<number> {
  async function isUp(path: string): Promise<boolean> {
    const response = await call(address + path).catch(() => null);
    await response?.arrayBuffer().catch(() => {});
    return response !== null && response.status < 500;
  }
  const isBack = async () =>
    (await isUp("/en/insights?page=2")) && (await isUp("/rest/v1/otm_blog_tags?select=slug"));
  return timed(() => until("the site to come back", isBack, 2 * maxAbsenceMs));
}
