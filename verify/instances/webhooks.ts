import assert from "node:assert/strict";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { Webhook } from "standardwebhooks";
import type { Database as Schema } from "../../app/data/schema.ts";
import { createWebhook } from "../../app/data/webhooks/admin-webhooks.ts";
import { type BenchSite, key } from "../../bench/site-process.ts";
import type { Database } from "../../server/backend/database/database.ts";
import {
  type Received,
  type Receiver,
  startReceiver,
} from "../../server/backend/webhooks/testing/receiver.ts";
import { sendMessage } from "../writers/messages.ts";
import { type Standing, siteAt } from "./start-instances.ts";

const events = ["article.updated", "team.changed", "lead.created"] as const;

/** A verified call; its text is that of the change. */
type Call = { id: string; text: string };

/** A webhook, and changes that it is told. */
type Told = { receiver: Receiver; readCalls(): Call[]; changes: Changes };

/** Three instances call a webhook once for each event; when the one that calls is killed, another makes the call again. */
export async function callsWebhooks(standing: Standing): Promise<string> {
  const { db } = await siteAt(standing.sites, 0).signIn();
  const receiver = await startReceiver();
  const { secret } = await createWebhook(db, { url: receiver.url, events, includesPerson: true });
  const told: Told = {
    receiver,
    readCalls: () => receiver.received.map((received) => verifyCall(received, secret)),
    changes: await prepareChanges(standing),
  };
  try {
    return `${await callsOnce(told, standing)}; ${await callsAgainAfterKill(told, standing)}`;
  } finally {
    await receiver.stop();
  }
}

async function callsOnce({ readCalls, changes }: Told, { database }: Standing): Promise<string> {
  await Promise.all([
    ...["team", ...changes.articles].map((subject) => changes.make(subject, 5)),
    ...Array.from({ length: 10 }, (_, lead) => changes.make(`lead${lead}`, 1)),
  ]);
  await untilCalled(database);
  const calls = readCalls();
  expectCalls(calls, changes.made);
  return `${calls.length} events made through three at once, one signed call each, in order`;
}

async function callsAgainAfterKill({ receiver, readCalls, changes }: Told, standing: Standing) {
  const { sites, database, restart } = standing;
  const before = readCalls();
  const held = new Promise<ServerResponse>((resolve) => {
    receiver.answer = resolve;
  });
  await changes.make("team", 1);
  const cutOff = once(await held, "close");
  receiver.answer = (response) => response.end("ok");
  const killed = await killUntil(cutOff, standing);
  const failures = await database.query("select from private.event_deliveries where error is not null");
  assert.equal(failures.length, 0, "The call failed before its instance was killed");

  const running = sites.filter((_, index) => index !== killed);
  await Promise.all(["team", ...changes.articles].map((subject) => changes.make(subject, 2, running)));
  await untilCalled(database);
  await restart(killed, "kill");
  const [first, ...others] = readCalls().slice(before.length);
  assert(
    others.some(({ id }) => id === first?.id),
    "The call that was cut off was not made again",
  );
  expectCalls([...before, ...others], changes.made);
  return `the instance killed that waited for an answer: another made the same call again, and ${others.length - 1} others once each`;
}

/** Throws when the signature is not valid. */
function verifyCall({ headers, body }: Received, secret: string): Call {
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  new Webhook(secret).verify(body, Object.fromEntries(names.map((name) => [name, String(headers[name])])));
  return { id: String(headers["webhook-id"]), text: /Proef [\w-]+ \d+/.exec(body)?.[0] ?? body };
}

type Changes = {
  articles: readonly string[];
  /** The texts of each subject in order. */
  made: Map<string, string[]>;
  /** Changes a subject, an article or the team or a new lead, each time by the next of the instances that run. */
  make(subject: string, times: number, running?: readonly BenchSite[]): Promise<void>;
};

async function prepareChanges({ sites, database }: Standing): Promise<Changes> {
  const { token } = await siteAt(sites, 0).signIn();
  const ids = async (from: string) =>
    (await database.query<{ id: string }>(`select id from ${from} order by id limit 4`)).map(({ id }) => id);
  const articles = await ids("public.otm_blog_articles where published");
  const [member = ""] = await ids("public.otm_team_members where active");
  const made: Changes["made"] = new Map();
  let count = 0;

  async function makeOne(subject: string, running: readonly BenchSite[]): Promise<void> {
    const texts = made.get(subject) ?? [];
    const text = `Proef ${subject} ${texts.length}`;
    made.set(subject, [...texts, text]);
    count += 1;
    const { address } = siteAt(running, count);
    const db = createClient<Schema>(address, key, { accessToken: async () => token });
    if (subject === "team") {
      await db.from("otm_team_members").update({ name: text }).eq("id", member).throwOnError();
    } else if (articles.includes(subject)) {
      const content = db.from("otm_blog_article_content").update({ title: text });
      await content.match({ article_id: subject, language: "nl" }).throwOnError();
    } else {
      const sender = { email: "cor@klant.example", is_spam: false };
      assert.equal(await sendMessage(address, text, sender), 201);
    }
  }

  return {
    articles,
    made,
    async make(subject, times, running = sites) {
      for (let time = 0; time < times; time += 1) await makeOne(subject, running);
    },
  };
}

/** Kills one after the other until the call is cut off; the others run again before it is made again. */
async function killUntil(cutOff: Promise<unknown>, { sites, restart }: Standing): Promise<number> {
  const restarts: Promise<void>[] = [];
  for (const [index, site] of sites.entries()) {
    await site.kill();
    const isCutOff = await Promise.race([cutOff.then(() => true), pause(500, false)]);
    if (isCutOff) {
      await Promise.all(restarts);
      return index;
    }
    restarts.push(restart(index, "kill"));
  }
  throw new Error("No instance made the call");
}

async function untilCalled(database: Database): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    if ((await database.query("select from private.event_deliveries where state = 'queued'")).length === 0)
      return;
    await pause(1_000);
  }
  throw new Error("Calls still wait after two minutes");
}

/** One call for each change, in order per subject. */
function expectCalls(calls: readonly Call[], made: Changes["made"]): void {
  const texts = Map.groupBy(
    calls.map(({ text }) => text),
    (text) => text.split(" ")[1] ?? "",
  );
  assert.deepEqual(Object.fromEntries(texts), Object.fromEntries(made));
}
