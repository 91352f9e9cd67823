// @module-tag S28

import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { admin, as, createUsers } from "../../../supabase/tests/users.ts";
import { describeOnBothRoles } from "../../hosted/testing/both-roles.ts";
import type { Database } from "../database/database.ts";
import { itemsOf } from "../queue/testing/items-of.ts";
import { reportWarnings } from "../server-warnings.ts";
import { createOutboxStore, type OutboxStore } from "./outbox-store.ts";

describeOnBothRoles("the outbox", (open) => {
  let database: Database;
  let store: OutboxStore;
  let report: ReturnType<typeof reportWarnings>;
  const claim = randomUUID();

  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    store = createOutboxStore(opened.ownRole);
    report = reportWarnings(opened.ownRole, { error: (message) => expect.fail(message) });
    await createUsers(database);
  });

  beforeEach(async () => {
    await database.execute("delete from private.mail_outbox");
    await database.query(`
      insert into private.mail_outbox (kind, language, recipient)
      select 'known', 'nl', 'anna@klant.example' from generate_series(1, 3)`);
  });

  it("ends a mail that was rejected for good, tries others again, and ends the warning with one that was sent", async () => {
    await report("mail-server", "No answer");
    const listWarnings = () => as(database, admin, "select name from public.list_server_warnings()");
    const [rejected, delayed, sent] = itemsOf(await store.claim(claim, 3));
    const state = (mail: typeof sent, error: string | null, isFinal?: boolean) =>
      store.acknowledge(mail?.id ?? "", claim, error, isFinal);
    expect(await state(rejected, "550 Unknown", true)).toBe("failed");
    expect(await state(delayed, "450 Later")).toBe("queued");
    expect(await listWarnings()).toEqual([{ name: "mail-server" }]);
    expect(await state(sent, null)).toBe("sent");
    expect(await listWarnings()).toEqual([]);
  });

  it("gives what was claimed with its times, and to one sender alone", async () => {
    const claimed = await store.claim(claim, 2);
    expect(claimed).toHaveLength(2);
    expect(claimed[0]).toMatchObject({
      tries: 1,
      item: { recipient: "anna@klant.example", lead: null, createdAt: expect.any(Date), siteTexts: [] },
    });
    expect(await store.claim(randomUUID(), 5)).toHaveLength(1);
    expect(await store.claim(randomUUID(), 5)).toEqual([]);
  });

  it("takes no hand-over and no outcome of a claim that is another's, and gives claims back", async () => {
    const [mail] = itemsOf(await store.claim(claim, 1));
    const id = mail?.id ?? "";
    expect(await store.handOver(id, randomUUID())).toBe(false);
    expect(await store.acknowledge(id, randomUUID(), null)).toBeNull();
    expect(await store.handOver(id, claim)).toBe(true);
    expect(await store.acknowledge(id, claim, null)).toBe("sent");
    await store.claim(claim, 5);
    await store.release();
    expect(await store.claim(randomUUID(), 5)).toHaveLength(2);
  });

  it("of a killed server gives what was not handed over to the next one, and fails what was", async () => {
    const [mail, ...others] = itemsOf(await store.claim(claim, 3));
    await store.handOver(mail?.id ?? "", claim);
    await database.execute("update private.mail_outbox set claimed_until = now()");
    const next = itemsOf(await store.claim(randomUUID(), 5)).map(({ id }) => id);
    expect(next.sort()).toEqual(others.map(({ id }) => id).sort());
    const failed = "select id, last_error as error from private.mail_outbox where state = 'failed'";
    expect(await database.query(failed)).toEqual([
      { id: mail?.id, error: "The server stopped before it heard whether the mail had arrived." },
    ]);
  });

  it("rejects an id that is none", async () => {
    await expect(store.handOver("x", claim)).rejects.toMatchObject({ name: "DatabaseError", code: "22P02" });
  });

  it("tells all servers of each attempt", async () => {
    const heard: string[] = [];
    const stop = await database.listen("mail_outbox", (id) => heard.push(id));
    const [mail] = itemsOf(await store.claim(claim, 1));
    await store.acknowledge(mail?.id ?? "", claim, "450 Later");
    await expect.poll(() => heard).toEqual([mail?.id]);
    await stop();
  });
});
