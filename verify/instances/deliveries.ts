import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Database as Client } from "../../app/data/database.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { rounds } from "../rounds.ts";
import { until } from "../until.ts";
import { clientAt, type Happenings, recordHappenings } from "./happenings.ts";
import { type Standing, siteAt } from "./start-instances.ts";
import { answerSoon, type Call, expectTold, openWebhooks, untilTold, type Webhooks } from "./webhooks.ts";

export type Telling = Standing & {
  webhooks: Webhooks;
  happenings: Happenings;
  /** An administrator at each instance. */
  clients: Client[];
  /** The same through the proxy. */
  client: Client;
};

/** Opens three webhooks, and all that is needed to let things happen. */
export async function openTelling(standing: Standing): Promise<Telling> {
  const { token } = await siteAt(standing.sites, 0).signIn();
  const clients = standing.sites.map(({ address }) => clientAt(address, token));
  const client = clientAt(standing.proxy.address, token);
  const webhooks = await openWebhooks(client);
  return { ...standing, webhooks, happenings: await recordHappenings(client), clients, client };
}

/** Changes of several subjects at once, each by another instance than the one before. */
export async function tellsOnce(telling: Telling): Promise<string> {
  const { webhooks, happenings, database, proxy } = telling;
  const times = 10;
  async function changeOften(first: number, change: (db: Client) => Promise<void>): Promise<void> {
    for (let time = 0; time < times; time += 1) await change(clientOf(telling, first + time));
  }
  await Promise.all([
    ...happenings.articles.map((article, index) =>
      changeOften(index, (db) => happenings.changeArticle(db, article)),
    ),
    changeOften(0, happenings.changeTeam),
    ...Array.from({ length: 20 }, () => happenings.sendLead(proxy.address)),
  ]);
  await untilTold(database);
  assert.equal(expectTold(webhooks, happenings.happened), 0, "Calls were made twice");
  return `${happenings.happened.length} events of ${happenings.articles.length + 21} subjects, made and told by three: ${webhooks.calls.length} signed calls of three webhooks, each once and in order`;
}

function clientOf({ clients }: Telling, number: number): Client {
  const client = clients[number % clients.length];
  if (!client) throw new Error("There is no such instance");
  return client;
}

const minute = 60_000;
/** In milliseconds. */
const pauses = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * minute);
/** Longer than an instance leaves the queue alone, in milliseconds. */
const quiet = 11_000;

/** A call that fails is made again after growing pauses, and holds up its subject at its webhook alone. */
export async function growsPauses(telling: Telling): Promise<string> {
  const { webhooks, happenings, database } = telling;
  const [failing = "", other = ""] = happenings.articles;
  const calls = () => webhooks.calls.filter((call) => isFailing(call));
  const isFailing = ({ webhook, subject }: Call) => webhook === "/two" && subject === failing;
  const before = calls().length;
  const repeated = expectTold(webhooks, happenings.happened);
  webhooks.answer = (response, call) =>
    isFailing(call) ? response.writeHead(500).end() : answerSoon(response);
  await happenings.changeArticle(clientOf(telling, 0), failing);
  await until("a first call", async () => calls().length > before || null);
  await happenings.changeArticle(clientOf(telling, 1), failing);
  await happenings.changeArticle(clientOf(telling, 2), other);

  let slowest = 0;
  for (const [tries, length] of pauses.entries()) {
    const isFirst = tries === 0;
    const planned = await until("the failure to be stored", () => pauseOf(database));
    assert.equal(planned, length, `The pause after ${tries + 1} failures is another`);
    const last = calls().at(-1)?.at ?? 0;
    // The first pause is waited for; of the others the end is.
    await pause(isFirst ? length - 1_000 - (performance.now() - last) : quiet);
    assert.equal(calls().length, before + tries + 1, "A call was made before the end of its pause");
    const [left] = await database.query<{ queued: number }>(
      "select count(*)::int as queued from private.event_deliveries where state = 'queued'",
    );
    assert.equal(left?.queued, 2, "More waits than what failed and what follows it");
    if (!isFirst) await endPause(database);
    const ended = isFirst ? last + length : performance.now();
    await until("a next call", async () => calls().length > before + tries + 1 || null);
    slowest = Math.max(slowest, (calls().at(-1)?.at ?? 0) - ended);
  }
  webhooks.answer = answerSoon;
  await until("the last failure to be stored", () => pauseOf(database));
  await endPause(database);
  await untilTold(database);
  const again = expectTold(webhooks, happenings.happened) - repeated;
  assert.equal(again, pauses.length + 1, "Other calls were made again too");
  return `after failures calls came after 1, 5, 15, 60, 180 and 360 minutes (the first minute waited for, the others moved), ${Math.round(slowest / 1_000)} s late at most, with one id, while other subjects and webhooks were told`;
}

/** The pause after the last failure in milliseconds; null while a call is made. */
async function pauseOf(database: Database): Promise<number | null> {
  const [failed] = await database.query<{ pause: number }>(`
    select extract(epoch from next_try_at - tried_at)::float8 * 1000 as pause
    from private.event_deliveries where state = 'queued' and error is not null and claim is null`);
  return failed?.pause ?? null;
}

/** Makes what failed due, and wakes all instances at once. */
async function endPause(database: Database): Promise<void> {
  await database.query(
    "update private.event_deliveries set next_try_at = now() where state = 'queued' and error is not null",
  );
  await database.query("select pg_notify('event_deliveries', '')");
}

/** A claim's duration and the time until an instance looks again, with a margin, in milliseconds. */
const claimed = { least: 20_000 - 500, most: 20_000 + 10_000 + 5_000 };

/** The instance that waits for an answer is killed: another one makes the same call again, once its claim has ended. */
export async function tellsAgainAfterKill(telling: Telling): Promise<string> {
  const { webhooks, happenings, database, sites, restart } = telling;
  const times = rounds(3);
  const waits: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const repeated = expectTold(webhooks, happenings.happened);
    const held = holdNext(webhooks, "/one");
    await happenings.changeTeam(clientOf(telling, round));
    const call = await held.call;
    // The other webhooks have been told: the kill cuts off this call alone.
    await until("one call to be left", async () => (await countQueued(database)) === 1 || null);
    await happenings.changeTeam(clientOf(telling, round + 1));
    await until("its two calls", async () => (await countQueued(database)) === 2 || null);
    const killed: number[] = [];
    while (!held.isCutOff()) {
      const index = (round + killed.length) % sites.length;
      assert(killed.length < sites.length, "No instance was making the call");
      await siteAt(sites, index).kill();
      killed.push(index);
      await pause(200);
    }
    await Promise.all(killed.map((index) => restart(index, "kill")));
    await pause(claimed.least - (performance.now() - call.at));
    assert.equal(madeAgain(webhooks, call), undefined, "It was made again before its claim had ended");
    await until("the same call", async () => madeAgain(webhooks, call) ?? null);
    const wait = (madeAgain(webhooks, call)?.at ?? 0) - call.at;
    assert(wait < claimed.most, `It was made again after ${Math.round(wait)} ms`);
    waits.push(wait);
    await untilTold(database);
    assert.equal(expectTold(webhooks, happenings.happened) - repeated, 1, "Other calls were made again too");
  }
  return `${times} kills of the instance that waited for an answer: the same event came again with its id after ${Math.round(Math.max(...waits) / 1_000)} s at most, before the next of its subject, and nothing else came twice`;
}

/** Leaves the next call of a webhook without an answer. */
function holdNext(webhooks: Webhooks, name: string): { call: Promise<Call>; isCutOff(): boolean } {
  const { promise, resolve } = Promise.withResolvers<Call>();
  let isCutOff = false;
  webhooks.answer = (response, call) => {
    if (call.webhook !== name) return answerSoon(response);
    webhooks.answer = answerSoon;
    response.on("close", () => {
      isCutOff = true;
    });
    resolve(call);
  };
  return { call: promise, isCutOff: () => isCutOff };
}

function madeAgain({ calls }: Webhooks, { webhook, id, at }: Call): Call | undefined {
  return calls.find((call) => call.webhook === webhook && call.id === id && call.at > at);
}

async function countQueued(database: Database): Promise<number> {
  return (await database.query("select from private.event_deliveries where state = 'queued'")).length;
}
