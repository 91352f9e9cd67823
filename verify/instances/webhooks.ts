import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import type { Database as Client } from "../../app/data/database.ts";
import { createWebhook } from "../../app/data/webhooks/admin-webhooks.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { type Received, startReceiver } from "../../server/backend/webhooks/testing/receiver.ts";
import type { Happened } from "./happenings.ts";

/** A call that a webhook got, with a valid signature. */
export type Call = { webhook: string; id: string; subject: string; text: string; at: number };

export type Webhooks = {
  /** In the order in which they came. */
  calls: Call[];
  /** What is answered to a call; by itself 200, within 20 ms. */
  answer: (response: ServerResponse, call: Call) => void;
  stop(): Promise<void>;
};

const names = ["one", "two", "three"] as const;
const events = ["article.updated", "team.changed", "lead.created"] as const;

const event = z.discriminatedUnion("type", [
  z.object({
    id: z.string(),
    type: z.literal("article.updated"),
    data: z.object({ id: z.string(), title: z.string() }),
  }),
  z.object({
    id: z.string(),
    type: z.literal("team.changed"),
    data: z.object({ members: z.array(z.object({ name: z.string() })) }),
  }),
  z.object({
    id: z.string(),
    type: z.literal("lead.created"),
    data: z.object({ person: z.object({ message: z.string() }) }),
  }),
]);

/** Three webhooks of one receiver, which verifies every call, and never answers two of one webhook at once. */
export async function openWebhooks(db: Client): Promise<Webhooks> {
  const receiver = await startReceiver();
  const secrets = new Map<string, string>();
  for (const name of names) {
    const url = receiver.url + name;
    secrets.set(`/${name}`, (await createWebhook(db, { url, events, includesPerson: true })).secret);
  }
  const faults: string[] = [];
  const inProgress = new Set<string>();
  const webhooks: Webhooks = { calls: [], answer: answerSoon, stop };

  receiver.answer = (response, request) => {
    const { path } = request;
    if (inProgress.has(path)) faults.push(`two calls of ${path} at once`);
    inProgress.add(path);
    response.on("close", () => inProgress.delete(path));
    try {
      const call = readCall(request, secrets.get(path) ?? "");
      webhooks.calls.push(call);
      webhooks.answer(response, call);
    } catch (error) {
      faults.push(`${path}: ${error}`);
      response.writeHead(400).end();
    }
  };

  async function stop(): Promise<void> {
    await receiver.stop();
    assert.deepEqual(faults, []);
  }

  return webhooks;
}

export function answerSoon(response: ServerResponse): void {
  setTimeout(() => response.end("ok"), randomInt(20));
}

/** Throws when the signature is not valid, or the event is unknown. */
function readCall({ path, headers, body }: Received, secret: string): Call {
  const signed = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const verified = new Webhook(secret).verify(
    body,
    Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
  );
  const told = event.parse(verified);
  assert.equal(told.id, headers["webhook-id"]);
  return { webhook: path, id: told.id, at: performance.now(), ...contentOf(told) };
}

function contentOf({ type, data }: z.infer<typeof event>): Happened {
  switch (type) {
    case "article.updated":
      return { subject: data.id, text: data.title };
    case "team.changed":
      return { subject: "team", text: data.members[0]?.name ?? "" };
    case "lead.created":
      return { subject: data.person.message, text: data.person.message };
  }
}

/** Waits until no delivery is queued. */
export async function untilTold(database: Database): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const [left] = await database.query(
      "select from private.event_deliveries where state = 'queued' limit 1",
    );
    if (!left) return;
    await pause(1_000);
  }
  throw new Error("Events still wait after two minutes");
}

/**
 * Everything that happened was told to each webhook, and nothing else; of one subject in order. What may have happened is
 * told or not. @returns the number of calls that were made again
 */
export function expectTold({ calls }: Webhooks, happened: readonly Happened[]): number {
  for (const name of names) {
    const got = calls.filter(({ webhook }) => webhook === `/${name}`);
    const told = Map.groupBy(got, ({ subject }) => subject);
    const expected = Map.groupBy(happened, ({ subject }) => subject);
    for (const [subject, those] of expected) {
      const texts = (told.get(subject) ?? []).map(({ text }) => text);
      const inOrder = texts.filter((text, index) => text !== texts[index - 1]);
      const wanted = those.filter(({ isUncertain, text }) => !isUncertain || inOrder.includes(text));
      assert.deepEqual(
        inOrder,
        wanted.map(({ text }) => text),
        `/${name} was not told all, or in another order`,
      );
    }
    const unknown = got.filter(({ subject }) => !expected.has(subject));
    assert.deepEqual(unknown, [], `/${name} was told what did not happen`);
    const ids = new Set(got.map(({ id }) => id)).size;
    assert.equal(
      ids,
      new Set(got.map(({ subject, text }) => `${subject} ${text}`)).size,
      "An event has two ids",
    );
  }
  return calls.length - new Set(calls.map(({ webhook, id }) => `${webhook} ${id}`)).size;
}
