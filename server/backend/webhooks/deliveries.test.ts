// @module-tag Values
// @module-tag Webhooks
// @module-tag Warnings
// @module-tag Instances

import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, it } from "vitest";
import { arrangeContent, draft } from "../../../supabase/tests/content.ts";
import { arrangedOnce } from "../../../supabase/tests/rows.ts";
import { admin, as, createUsers, otherAdmin } from "../../../supabase/tests/users.ts";
import type { Database } from "../database/database.ts";
import { createOutboxStore } from "../mail/outbox-store.ts";
import type { QueueWorker } from "../queue/queue-worker.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { type DeliveryOptions, openDeliveries } from "./deliveries.ts";
import { createDeliveryStore } from "./delivery-store.ts";
import { type Receiver, startReceiver } from "./testing/receiver.ts";

const siteUrl = new URL("https://vlotwerk.example");
const indexNowKey = "b4f1c0de-b4f1c0de";

const arrange = arrangedOnce([
  createUsers,
  (database) => database.execute(`update auth.users set email_confirmed_at = now() where id = '${admin.id}'`),
  arrangeContent,
  (database) => database.execute("delete from public.otm_webhooks; delete from private.mail_outbox"),
]);

describeOnDatabase("deliveries", (open) => {
  let database: Database;
  let receiver: Receiver;
  let logged: unknown[];
  let lines: unknown[];
  const running: QueueWorker[] = [];

  beforeEach(async () => {
    database ??= await open();
    receiver ??= await startReceiver();
    await receiver.start().catch(() => {});
    receiver.received.length = 0;
    receiver.answer = (response) => response.end("ok");
    logged = [];
    lines = [];
    await arrange(database);
    await database.query("select public.configure_deliveries(true, null)");
  });

  afterEach(async () => {
    for (const worker of running.splice(0)) await worker.close();
    expect(logged).toEqual([]);
  });

  async function run(options: Partial<DeliveryOptions> = {}): Promise<QueueWorker> {
    const worker = await openDeliveries({
      store: createDeliveryStore(database),
      siteUrl,
      allowsPrivate: true,
      indexNow: null,
      log: {
        info: (...line) => void lines.push(line),
        warn: (...line) => void lines.push(line),
        error: (...line) => void logged.push(line),
      },
      call: { timeout: 60_000 },
      ...options,
    });
    running.push(worker);
    return worker;
  }

  async function subscribe(events = ["team.changed"], includesPerson = false, url = receiver.url) {
    const [made] = await as<{ id: string; secret: string }>(
      database,
      admin,
      "select * from public.create_webhook($1, $2, $3)",
      [url, events, includesPerson],
    );
    if (!made) throw new Error("No webhook was made");
    return made;
  }

  let changes = 0;
  const changeTeam = () =>
    as(database, admin, "update public.otm_team_members set name = $1 where active", [`Noor ${++changes}`]);

  const states = async () =>
    (
      await database.query<{ line: string }>(
        `select concat_ws(' ', state, tries, status, nullif(answer, ''), error) as line from private.event_deliveries order by place`,
      )
    ).map(({ line }) => line);

  /** How many are on their way: a try counts from its claim on, and its outcome comes later. */
  const claims = async () =>
    (await database.query("select 1 from private.event_deliveries where claim is not null")).length;

  /** Moves all times back, as if so much time had passed, and looks for what is due. */
  async function advance(interval: string): Promise<void> {
    await database.query(
      `update private.event_deliveries
       set queued_at = queued_at - $1::interval, next_try_at = next_try_at - $1::interval,
         claimed_until = claimed_until - $1::interval`,
      [interval],
    );
    await database.query(
      `update public.otm_webhooks set failing_since = failing_since - $1::interval,
         last_failed_on = last_failed_on - extract(day from justify_hours($1::interval))::int
       where failing_since is not null`,
      [interval],
    );
    await database.query("select pg_notify('event_deliveries', '')");
  }

  const failures = () =>
    database.query("select pause, failing_days, failing_since is null as is_well from public.otm_webhooks");

  const ids = () => receiver.received.map(({ headers }) => headers["webhook-id"]);

  it("are signed, so that the specification's own library verifies them", async () => {
    const { secret } = await subscribe();
    await run();
    await changeTeam();
    await expect.poll(states).toEqual(["sent 1 200 ok"]);
    const [call] = receiver.received;
    const headers = Object.fromEntries(
      ["id", "timestamp", "signature"].map((name) => [
        `webhook-${name}`,
        String(call?.headers[`webhook-${name}`]),
      ]),
    );
    const event = new Webhook(secret).verify(call?.body ?? "", headers);
    expect(event).toMatchObject({ id: headers["webhook-id"], type: "team.changed", version: 1 });
    expect(() => new Webhook(secret).verify(`${call?.body} `, headers)).toThrow();
    const renewed = await as<{ secret: string }>(
      database,
      admin,
      "select public.renew_webhook_secret(id) as secret from public.otm_webhooks",
    );
    await changeTeam();
    await expect.poll(() => receiver.received.length).toBe(2);
    const second = receiver.received[1];
    for (const key of [secret, renewed[0]?.secret ?? ""]) {
      new Webhook(key).verify(second?.body ?? "", {
        "webhook-id": String(second?.headers["webhook-id"]),
        "webhook-timestamp": String(second?.headers["webhook-timestamp"]),
        "webhook-signature": String(second?.headers["webhook-signature"]),
      });
    }
  });

  it("hold a lead's personal data only where that was ticked", async () => {
    await subscribe(["lead.created"], false, `${receiver.url}without`);
    await subscribe(["lead.created"], true, `${receiver.url}with`);
    await run();
    await database.execute(`
      insert into public.otm_contact_subm_vlotwerk (name, email, phone, message)
      values ('Anna', 'anna@klant.example', '06', 'Bel mij')`);
    await expect.poll(() => receiver.received.length).toBe(2);
    const bodyOf = (path: string) => receiver.received.find((call) => call.path === path)?.body ?? "";
    for (const personal of ["Anna", "anna@", "06", "Bel mij"]) expect(bodyOf("/with")).toContain(personal);
    expect(JSON.parse(bodyOf("/without")).data).toMatchObject({ person: null });
    for (const personal of ["Anna", "anna@", "Bel mij"]) expect(bodyOf("/without")).not.toContain(personal);
  });

  it("that can't be read fail with the reason, and hold back none of the same subject", async () => {
    await subscribe();
    await changeTeam();
    await database.query("update private.events set data = '{}'");
    await changeTeam();
    await run();
    await expect
      .poll(states)
      .toEqual([
        expect.stringMatching(/^failed 1 This can't be read: event\.data\.members: /),
        "sent 1 200 ok",
      ]);
    expect(await failures()).toEqual([{ pause: null, failing_days: 0, is_well: true }]);
    expect(logged.splice(0)).toEqual([
      [
        "one of webhook calls can't be read",
        expect.any(Error),
        { id: expect.any(String), kind: "webhook", try: 1 },
      ],
    ]);
  });

  it("tell of a team member whose id names no version of UUIDs", async () => {
    await subscribe();
    await run();
    await database.execute(`
      insert into public.otm_team_members (id, name, display_order)
      values ('10000000-0000-0000-0000-000000000000', 'Vera', 9)`);
    await expect.poll(states).toEqual(["sent 1 200 ok"]);
  });

  it("go on with growing pauses, each up to a tenth longer, for three days, with the same id", async () => {
    await subscribe();
    await run();
    receiver.answer = (response) => response.writeHead(500).end("stuk");
    await changeTeam();
    await expect.poll(states).toEqual(["queued 1 500 stuk Answered 500."]);
    const pauses = [];
    for (let tries = 1; (await states())[0]?.startsWith("queued"); tries++) {
      const [row] = await database.query<{ pause: number }>(
        "select extract(epoch from next_try_at - tried_at)::float8 as pause from private.event_deliveries",
      );
      pauses.push((row?.pause ?? 0) / 60);
      await advance(`${row?.pause} seconds`);
      await expect
        .poll(() => database.query("select tries from private.event_deliveries where claim is null"))
        .toEqual([{ tries: tries + 1 }]);
    }
    for (const [index, pause] of pauses.entries()) {
      const usual = [1, 5, 15, 60, 180][index] ?? 360;
      expect(pause).toBeGreaterThanOrEqual(usual);
      expect(pause).toBeLessThan(usual * 1.1 + 0.1);
    }
    expect(new Set(pauses.map((pause, index) => pause / ([1, 5, 15, 60, 180][index] ?? 360))).size).toBe(
      pauses.length,
    );
    // 4.4 hours of growing pauses, then every six hours within 72; or a tenth more.
    expect([15, 16]).toContain(pauses.length);
    expect(new Set(ids()).size).toBe(1);
    expect(receiver.received).toHaveLength(pauses.length + 1);
    expect(await failures()).toEqual([{ pause: null, failing_days: 1, is_well: false }]);
  });

  it("that fail are in the log once per try, and so is that their receiver takes them again", async () => {
    await subscribe();
    await run();
    receiver.answer = (response) => response.writeHead(500).end("anna@klant.example");
    await changeTeam();
    const { host } = new URL(receiver.url);
    for (const number of [1, 2]) {
      await expect.poll(() => lines).toHaveLength(number);
      expect(lines.at(-1)).toEqual([
        "a webhook call failed",
        { id: expect.any(String), kind: "webhook", try: number, receiver: host, reason: "Answered 500." },
      ]);
      if (number === 1) await advance("2 minutes");
    }
    receiver.answer = (response) => response.end("ok");
    await advance("6 minutes");
    await expect.poll(states).toEqual(["sent 3 200 ok"]);
    await expect.poll(() => lines.slice(2)).toEqual([["webhook calls go well again", { receiver: host }]]);
  });

  it("are not given up because the receiver asked for a pause beyond the three days", async () => {
    await subscribe();
    await run();
    receiver.answer = (response) => response.writeHead(500).end();
    await changeTeam();
    await expect.poll(states).toEqual(["queued 1 500 Answered 500."]);
    await expect.poll(claims).toBe(0);
    receiver.answer = (response) => response.writeHead(503, { "retry-after": "86400" }).end();
    await advance("60 hours");
    await expect.poll(states).toEqual(["queued 2 503 Answered 503."]);
    await expect.poll(claims).toBe(0);
    receiver.answer = (response) => response.end();
    await advance("27 hours");
    await expect.poll(states).toEqual(["sent 3 200"]);
  });

  it("are no longer made once the receiver answers 410, and administrators are told", async () => {
    const { id } = await subscribe();
    await run();
    receiver.answer = (response) => response.writeHead(410).end();
    await as(database, admin, "select public.test_webhook($1)", [id]);
    await expect.poll(states).toEqual(["failed 1 410 Answered 410."]);
    expect(await failures()).toEqual([{ pause: null, failing_days: 0, is_well: true }]);
    await changeTeam();
    await expect.poll(failures).toEqual([{ pause: "gone", failing_days: 1, is_well: false }]);
    expect(
      await database.query("select kind, recipient, webhook_id from private.mail_outbox order by recipient"),
    ).toEqual(
      [admin, otherAdmin].map((person) => ({
        kind: "webhook-paused",
        recipient: `${person.id}@vlotwerk.example`,
        webhook_id: id,
      })),
    );
    const [mail] = await createOutboxStore(database).claim(randomUUID(), 1);
    expect(mail).toMatchObject({ item: { webhook: { id, pause: "gone" } } });
    expect(
      await database.query(
        "select event, done_by from private.audit_log where noun = 'webhook' order by id desc limit 1",
      ),
    ).toEqual([{ event: "paused", done_by: "server" }]);
    const before = await states();
    await advance("1 hour");
    await changeTeam();
    expect(await states()).toEqual(before);
    receiver.answer = (response) => response.end();
    await as(database, admin, "update public.otm_webhooks set pause = null");
    await advance("0");
    await expect.poll(async () => (await states()).at(-1)).toBe("sent 2 200");
  });

  it("arrive once the receiver is back, in order per subject, while other subjects pass", async () => {
    await subscribe(["team.changed", "download_page.published"]);
    await run();
    receiver.answer = (response, { body }) =>
      response.writeHead(body.includes("team.changed") ? 503 : 200).end();
    await changeTeam();
    await expect.poll(states).toEqual([expect.stringContaining("queued 1 503")]);
    await changeTeam();
    await database.execute("update public.otm_download_pages set active = true");
    await expect.poll(async () => (await states()).at(-1)).toMatch(/^sent 1 200/);
    expect((await states())[1]).toBe("queued 0");
    receiver.answer = (response) => response.end();
    await advance("2 minutes");
    await expect.poll(states).toEqual(["sent 2 200", "sent 1 200", "sent 1 200"]);
    const told = receiver.received.map(({ body }) => JSON.parse(body).data.members?.[0]?.name ?? "page");
    expect(told).toEqual([`Noor ${changes - 1}`, "page", `Noor ${changes - 1}`, `Noor ${changes}`]);
  });

  it("are made once by three instances, one call at a time per webhook", async () => {
    await subscribe();
    let open = 0;
    let most = 0;
    receiver.answer = (response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open -= 1;
        response.end();
      }, 5);
    };
    for (let index = 0; index < 20; index++) await changeTeam();
    await Promise.all([run(), run(), run()]);
    await expect.poll(states).toEqual(Array.from({ length: 20 }, () => "sent 1 200"));
    expect(receiver.received).toHaveLength(20);
    expect(new Set(ids()).size).toBe(20);
    expect(most).toBe(1);
    const names = receiver.received.map(({ body }) => JSON.parse(body).data.members[0].name);
    expect(names).toEqual(Array.from({ length: 20 }, (_, index) => `Noor ${changes - 19 + index}`));
  });

  it("are made again with the same id when the server was killed before it noted the answer", async () => {
    await subscribe();
    const store = createDeliveryStore(database);
    const end = Promise.withResolvers<void>();
    let isKilled = false;
    await run({
      store: {
        ...store,
        claim: async (claim, max) => (isKilled ? [] : store.claim(claim, max)),
        acknowledge: () => end.promise,
      },
    });
    await changeTeam();
    await expect.poll(() => receiver.received.length).toBe(1);
    isKilled = true;
    await run();
    await changeTeam();
    await expect.poll(states).toEqual(["queued 1", "queued 0"]);
    // A call of fifteen seconds and storing its answer fit in a claim.
    await advance("25 seconds");
    expect(await states()).toEqual(["queued 1", "queued 0"]);
    await advance("41 seconds");
    await expect.poll(states).toEqual(["sent 2 200 ok", "sent 1 200 ok"]);
    expect(ids()[1]).toBe(ids()[0]);
    end.resolve();
  });

  it("are no longer made after failures on five days without a success, and administrators are told", async () => {
    const { id } = await subscribe();
    await run();
    await receiver.stop();
    await changeTeam();
    for (const day of [1, 2, 3, 4]) {
      await expect
        .poll(states)
        .toEqual([expect.stringMatching(new RegExp(`^(queued|failed) ${day} No connection`))]);
      // A try counts from its claim on, and its outcome comes later.
      await expect.poll(failures).toEqual([{ pause: null, failing_days: day, is_well: false }]);
      await advance("1 day");
    }
    await changeTeam();
    await expect.poll(failures).toEqual([{ pause: "failures", failing_days: 5, is_well: false }]);
    expect(
      await database.query("select kind, recipient, webhook_id from private.mail_outbox order by recipient"),
    ).toEqual(
      [admin, otherAdmin].map((person) => ({
        kind: "webhook-paused",
        recipient: `${person.id}@vlotwerk.example`,
        webhook_id: id,
      })),
    );
    expect(
      await database.query(
        "select event, done_by from private.audit_log where noun = 'webhook' order by id desc limit 1",
      ),
    ).toEqual([{ event: "paused", done_by: "server" }]);
    const before = await states();
    await changeTeam();
    await advance("1 hour");
    expect(await states()).toEqual(before);
    await receiver.start();
    await as(database, admin, "update public.otm_webhooks set pause = null");
    await advance("0");
    await expect.poll(async () => (await states()).at(-1)).toBe("sent 2 200 ok");
    expect(await failures()).toEqual([{ pause: null, failing_days: 0, is_well: true }]);
  });

  it("go on after failures that are far apart, and a success ends their count", async () => {
    await subscribe();
    await run();
    await receiver.stop();
    for (const days of [1, 2, 3, 4]) {
      await changeTeam();
      await expect.poll(failures).toEqual([{ pause: null, failing_days: days, is_well: false }]);
      await database.execute("delete from private.events");
      await advance("30 days");
    }
    await receiver.start();
    await changeTeam();
    await expect.poll(failures).toEqual([{ pause: null, failing_days: 0, is_well: true }]);
    await receiver.stop();
    await changeTeam();
    await expect.poll(failures).toEqual([{ pause: null, failing_days: 1, is_well: false }]);
  });

  it("arrive when the receiver was down for just under three days", async () => {
    await subscribe();
    await run();
    await receiver.stop();
    await changeTeam();
    for (const day of [1, 2, 3]) {
      await expect.poll(states).toEqual([expect.stringMatching(new RegExp(`^queued ${day} No connection`))]);
      await expect.poll(claims).toBe(0);
      await advance("22 hours");
    }
    await expect.poll(states).toEqual([expect.stringMatching(/^queued 4 No connection/)]);
    await expect.poll(claims).toBe(0);
    await receiver.start();
    await advance("5 hours");
    await expect.poll(states).toEqual(["sent 5 200 ok"]);
  });

  it("are refused into this network once the settings no longer allow them", async () => {
    await subscribe();
    await subscribe(["team.changed"], false, "https://hooks.example.nl/");
    await run({
      allowsPrivate: false,
      call: { resolve: async () => [{ address: "127.0.0.1", family: 4 }] },
    });
    await changeTeam();
    await expect
      .poll(async () => (await states()).sort())
      .toEqual([
        "queued 1 The address is in a private network, which is not called.",
        "queued 1 The address is not https.",
      ]);
    expect(receiver.received).toEqual([]);
  });

  it("of a test are tried once, also while the webhook is paused, and say nothing about it", async () => {
    const { id } = await subscribe();
    await as(database, admin, "update public.otm_webhooks set pause = 'person'");
    const first = await run();
    await as(database, admin, "select public.test_webhook($1)", [id]);
    await expect.poll(states).toEqual(["sent 1 200 ok"]);
    running.length = 0;
    await first.close();
    await run({ call: { timeout: 300 } });
    receiver.answer = () => {};
    await as(database, admin, "select public.test_webhook($1)", [id]);
    await expect.poll(states).toEqual(["sent 1 200 ok", "failed 1 No answer within 0.3 seconds."]);
    expect(await database.query("select failing_since from public.otm_webhooks")).toEqual([
      { failing_since: null },
    ]);
  });

  it("can be made again, as the last of their subject and with the same id", async () => {
    await subscribe();
    await run();
    await changeTeam();
    await changeTeam();
    await expect.poll(states).toEqual(["sent 1 200 ok", "sent 1 200 ok"]);
    const first = "(select id from private.event_deliveries order by place limit 1)";
    await as(database, admin, "select public.resend_delivery($1)", [
      (await database.query<{ id: string }>(`select ${first} as id`))[0]?.id ?? "",
    ]);
    await expect.poll(() => receiver.received.length).toBe(3);
    expect(ids()[2]).toBe(ids()[0]);
    const log = await as<{ type: string; state: string; status: number; answer: string }>(
      database,
      admin,
      "select type, state, status, answer from public.otm_webhooks w, public.list_webhook_deliveries(w.id)",
    );
    expect(log).toEqual([
      { type: "team.changed", state: expect.any(String), status: 200, answer: "ok" },
      { type: "team.changed", state: "sent", status: 200, answer: "ok" },
    ]);
  });

  it("end when the server stops during a call, and are made by the next one", async () => {
    await subscribe();
    const first = await run({ stopTimeout: 50 });
    receiver.answer = () => {};
    await changeTeam();
    await expect.poll(() => receiver.received.length).toBe(1);
    running.length = 0;
    await first.close();
    expect(await states()).toEqual(["queued 1"]);
    receiver.answer = (response) => response.end();
    await run();
    await advance("41 seconds");
    await expect.poll(states).toEqual(["sent 2 200"]);
  });

  it("tell search engines which addresses of articles changed (IndexNow)", async () => {
    const endpoint = new URL(`${receiver.url}indexnow`);
    await run({ indexNow: { key: indexNowKey, endpoint } });
    await as(database, admin, `update public.otm_blog_articles set published = true where id = '${draft}'`);
    await expect.poll(states).toEqual(["sent 1 200 ok"]);
    await as(database, admin, `update public.otm_blog_articles set slug = 'nieuw' where id = '${draft}'`);
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ["/indexnow", indexNow("draft")],
      ["/indexnow", indexNow("nieuw", "draft")],
    ]);
    expect(receiver.received[0]?.headers).not.toHaveProperty("webhook-signature");
    // The outcome of a call comes after it, and would end what is written here.
    await expect.poll(states).toEqual(["sent 1 200 ok", "sent 1 200 ok"]);
    await database.execute(
      "update public.otm_webhooks set failing_since = now(), failing_days = 7, last_failed_on = '2026-01-01'",
    );
    receiver.answer = (response) => response.writeHead(500).end();
    await as(database, admin, `update public.otm_blog_articles set author = 'Bo' where id = '${draft}'`);
    await expect.poll(failures).toEqual([{ pause: null, failing_days: 8, is_well: false }]);
  });

  it("tell search engines that answer 410 later again: nobody could resume them", async () => {
    const endpoint = new URL(`${receiver.url}indexnow`);
    await run({ indexNow: { key: indexNowKey, endpoint } });
    receiver.answer = (response) => response.writeHead(410).end();
    await as(database, admin, `update public.otm_blog_articles set published = true where id = '${draft}'`);
    await expect.poll(failures).toEqual([{ pause: null, failing_days: 1, is_well: false }]);
  });

  function indexNow(...slugs: string[]) {
    return {
      host: "vlotwerk.example",
      key: indexNowKey,
      keyLocation: `https://vlotwerk.example/${indexNowKey}.txt`,
      urlList: slugs.map((slug) => `https://vlotwerk.example/insights/${slug}`),
    };
  }
});
