import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { arrangeContent } from "../../../supabase/tests/content.ts";
import { admin, as, createUsers } from "../../../supabase/tests/users.ts";
import { describeOnBothRoles } from "../../hosted/testing/both-roles.ts";
import type { Database } from "../database/database.ts";
import { itemsOf } from "../queue/testing/items-of.ts";
import { createDeliveryStore, type DeliveryStore } from "./delivery-store.ts";

const url = "https://hooks.klant.example/";

describeOnBothRoles("deliveries", (open) => {
  let database: Database;
  let store: DeliveryStore;
  const claim = randomUUID();
  const sent = { status: 200, answer: "ok", error: null };

  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    store = createDeliveryStore(opened.ownRole);
    await createUsers(database);
    await arrangeContent(database);
  });

  beforeEach(async () => {
    await database.execute(`
      delete from public.otm_webhooks;
      update public.otm_team_members set name = 'Noor' where active;
      delete from private.events`);
    await as(database, admin, "select public.create_webhook($1, '{team.changed}', false)", [url]);
    await as(database, admin, "update public.otm_team_members set name = 'Noor B.' where active");
  });

  const rows = () =>
    database.query(
      `select state, status, answer, error, tries, round(extract(epoch from next_try_at - now()) / 60)::int as wait
       from private.event_deliveries`,
    );

  it.each([
    ["a success", sent, { state: "sent", status: 200, answer: "ok", error: null }],
    ["a failure", { status: 503, answer: "no", error: "503" }, { state: "queued", status: 503, wait: 1 }],
    ["no answer", { status: null, answer: null, error: "away" }, { state: "queued", error: "away" }],
  ])("are claimed by one server, which stores %s", async (_, outcome, stored) => {
    const [delivery] = itemsOf(await store.claim(claim, 5));
    expect(delivery).toMatchObject({
      kind: "webhook",
      url,
      event: { type: "team.changed", createdAt: expect.any(Date), data: { members: [{ name: "Noor B." }] } },
      secrets: [expect.stringMatching(/^whsec_/)],
    });
    expect(await store.claim(randomUUID(), 5)).toEqual([]);
    await store.acknowledge(delivery?.id ?? "", randomUUID(), sent);
    await store.acknowledge(delivery?.id ?? "", claim, outcome);
    const [row] = await rows();
    expect(row).toMatchObject({ tries: 1, ...stored });
  });

  it("wait as long as the receiver asks", async () => {
    const [delivery] = itemsOf(await store.claim(claim, 5));
    await store.acknowledge(delivery?.id ?? "", claim, { ...sent, error: "429", retryAfter: 36_000 });
    const [row] = await database.query<{ hours: number }>(
      "select extract(epoch from next_try_at - now())::int / 3600 as hours from private.event_deliveries",
    );
    expect([9, 10, 11]).toContain(row?.hours);
  });

  it("fail for good with the reason why they can't be read", async () => {
    const [delivery] = itemsOf(await store.claim(claim, 5));
    await store.reject(delivery?.id ?? "", claim, "This can't be read");
    expect(await rows()).toMatchObject([{ state: "failed", status: null, error: "This can't be read" }]);
  });

  it("are told of what the settings allow, and of search engines", async () => {
    const told = () =>
      database.query(
        "select allows_private, (select url from public.otm_webhooks where kind = 'indexnow') as url from private.webhook_network",
      );
    const engines = "https://api.indexnow.org/indexnow";
    await store.configure(true, engines);
    expect(await told()).toEqual([{ allows_private: true, url: engines }]);
    await store.configure(false, null);
    expect(await told()).toEqual([{ allows_private: false, url: null }]);
  });
});
