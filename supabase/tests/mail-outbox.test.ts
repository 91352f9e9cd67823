// @module-tag S27

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Queryable } from "../../server/backend/database/database.ts";
import { createOutboxStore } from "../../server/backend/mail/outbox-store.ts";
import { itemsOf } from "../../server/backend/queue/testing/items-of.ts";
import { activePage, arrangeContent } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, refused, user, visitor } from "./users.ts";

type Row = { kind: string; recipient: string | null; language: string; state: string };

const withoutMessages = (database: Queryable) =>
  database.execute(
    "truncate public.otm_contact_subm_vlotwerk, public.otm_download_submissions, private.mail_outbox cascade",
  );

describeOnRows("the outbox", [createUsers, arrangeContent, withoutMessages], (database) => {
  async function send(message = "Hallo", email = "zoe@klant.example", spam = false): Promise<void> {
    await as(
      database,
      visitor,
      `insert into public.otm_contact_subm_vlotwerk (name, email, message, language, is_spam)
       values ('Zoë', $1, $2, 'en', $3)`,
      [email, message, spam],
    );
  }

  const ask = (remarks: string | null = null) =>
    as(
      database,
      visitor,
      `insert into public.otm_download_submissions (page_id, name, email, remarks)
       values ('${activePage}', 'Anna', 'anna@klant.example', $1)`,
      [remarks],
    );

  const mails = () =>
    database.query<Row>(
      "select kind, recipient, language, state from private.mail_outbox order by created_at, kind",
    );

  const later = (interval: string) =>
    database.query(
      `update private.mail_outbox set next_try_at = next_try_at - $1::interval, created_at = created_at - $1::interval,
         claimed_until = claimed_until - $1::interval, handed_over_at = handed_over_at - $1::interval`,
      [interval],
    );

  it("gets a confirmation and a notice with each message and each request", async () => {
    await send();
    await ask();
    expect(await mails()).toEqual([
      { kind: "contact-confirmation", recipient: "zoe@klant.example", language: "en", state: "queued" },
      { kind: "contact-notice", recipient: null, language: "nl", state: "queued" },
      { kind: "download-confirmation", recipient: "anna@klant.example", language: "nl", state: "queued" },
      { kind: "download-notice", recipient: null, language: "nl", state: "queued" },
    ]);
  });

  it("gets no mail for a rejected submission", async () => {
    await expect(
      database.transaction(async (transaction) => {
        await transaction.query(
          "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('A', 'a@b.nl', 'x')",
        );
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await mails()).toEqual([]);
  });

  it("gets no mail for spam, and drops queued mails when a lead becomes spam", async () => {
    await send("Koop nu", "spam@klant.example", true);
    expect(await mails()).toEqual([]);
    await send();
    await as(database, admin, "update public.otm_leads set status = 'spam'");
    expect((await mails()).map(({ state }) => state)).toEqual(["failed", "failed"]);
  });

  it("gets the mails of a lead that is unmarked as spam, once", async () => {
    await send("Koop nu", "spam@klant.example", true);
    for (const status of ["new", "spam", "new"]) {
      await as(database, admin, "update public.otm_leads set status = $1", [status]);
    }
    expect((await mails()).map(({ kind }) => kind)).toEqual(["contact-confirmation", "contact-notice"]);
  });

  it("gets one pair for a form sent five times, also concurrently", async () => {
    for (let time = 0; time < 3; time++) await send();
    await Promise.all([send(), send()]);
    await ask();
    await ask();
    expect(await mails()).toHaveLength(4);
    expect(await as(database, admin, "select 1 from public.otm_leads")).toHaveLength(7);
  });

  it("gets five confirmations an hour for one mailbox, and every notice", async () => {
    for (let time = 0; time < 7; time++)
      await send(`Bericht ${time}`, time % 2 ? "zoe@klant.example" : "Zoe@Klant.example");
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "contact-notice")).toHaveLength(7);
    expect(kinds.filter((kind) => kind === "contact-confirmation")).toHaveLength(5);
  });

  it("deletes a lead's mails with the lead", async () => {
    await send();
    await as(database, admin, "delete from public.otm_contact_subm_vlotwerk");
    expect(await mails()).toEqual([]);
  });

  it("lets one sender claim each mail", async () => {
    await send();
    await ask();
    const store = createOutboxStore(database);
    const taken = await Promise.all([1, 2, 3, 4].map(() => store.claim(randomUUID(), 3)));
    expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(4);
    expect(taken.flat()).toHaveLength(4);
  });

  it("returns a mail with the data of its content", async () => {
    await database.query(
      `update public.otm_download_page_content set email_subject = 'Voor {{name}}', email_footer = 'Groet'
       where page_id = '${activePage}'`,
    );
    await ask("Graag per post");
    const [mail] = itemsOf(await createOutboxStore(database).claim(randomUUID(), 5)).filter(
      ({ kind }) => kind === "download-confirmation",
    );
    expect(mail).toMatchObject({
      recipient: "anna@klant.example",
      lead: {
        name: "Anna",
        text: "Graag per post",
        pageTitle: "Gids",
        pageSlug: "active_page",
        subject: "Voor {{name}}",
        footer: "Groet",
        thankYouMessage: "",
      },
    });
  });

  it("still returns it when the page was deleted", async () => {
    await ask();
    await as(database, admin, `delete from public.otm_download_pages where id = '${activePage}'`);
    const mails = itemsOf(await createOutboxStore(database).claim(randomUUID(), 5));
    expect(mails).toHaveLength(2);
    for (const { lead } of mails) expect(lead).toMatchObject({ pageTitle: "Gids", subject: "" });
  });

  it("retries after 1, 5 and 15 minutes and then hourly, for a day", async () => {
    await send();
    const store = createOutboxStore(database);
    const waits: number[] = [];
    for (let state: string | null = "queued"; state === "queued"; ) {
      const claim = randomUUID();
      const [mail] = await store.claim(claim, 1);
      await database.query("delete from private.mail_outbox where id <> $1", [mail?.id ?? null]);
      state = await store.acknowledge(mail?.id ?? "", claim, "451 Later");
      const [row] = await database.query<{ seconds: number }>(
        "select extract(epoch from next_try_at - now())::int as seconds from private.mail_outbox",
      );
      waits.push(Math.round((row?.seconds ?? 0) / 60));
      await later(`${row?.seconds ?? 0} seconds`);
    }
    expect(waits.slice(0, 5)).toEqual([1, 5, 15, 60, 60]);
    expect(waits.length).toBeGreaterThan(24);
    expect(waits.length).toBeLessThan(29);
    const [row] = await database.query("select state, last_error from private.mail_outbox");
    expect(row).toEqual({ state: "failed", last_error: "451 Later" });
  });

  it("releases a claim that expired before the hand-over, and never after it", async () => {
    await send();
    const store = createOutboxStore(database);
    const claim = randomUUID();
    const [first, second] = await store.claim(claim, 2);
    expect(await store.handOver(first?.id ?? "", claim)).toBe(true);
    expect(await store.claim(randomUUID(), 5)).toEqual([]);
    await later("12 minutes");
    expect((await store.claim(randomUUID(), 5)).map(({ id }) => id)).toEqual([second?.id]);
    const [row] = await database.query<{ state: string; last_error: string }>(
      "select state, last_error from private.mail_outbox where id = $1",
      [first?.id ?? null],
    );
    expect(row).toMatchObject({ state: "failed", last_error: expect.stringContaining("stopped before") });
  });

  it("rejects hand-over and result after the claim expired", async () => {
    await send();
    const store = createOutboxStore(database);
    const claim = randomUUID();
    const [mail] = await store.claim(claim, 1);
    await later("2 minutes");
    expect(await store.handOver(mail?.id ?? "", claim)).toBe(false);
    await store.claim(randomUUID(), 5);
    expect(await store.acknowledge(mail?.id ?? "", claim, null)).toBeNull();
  });

  it("is shown to administrators, by lead", async () => {
    await send();
    const list =
      "select kind, state, tries from public.list_lead_mails((select id from public.otm_leads)) order by kind";
    expect(await as(database, admin, list)).toEqual([
      { kind: "contact-confirmation", state: "queued", tries: 0 },
      { kind: "contact-notice", state: "queued", tries: 0 },
    ]);
    const [lead] = await database.query<{ id: string }>("select id from public.otm_leads");
    expect(await as(database, user, "select 1 from public.list_lead_mails($1)", [lead?.id ?? null])).toEqual(
      [],
    );
    await expect(
      as(database, visitor, "select 1 from public.list_lead_mails($1)", [lead?.id ?? null]),
    ).rejects.toMatchObject(refused);
  });

  it("shows administrators what was not sent, until it is sent again", async () => {
    await send();
    const list = "select kind, state, last_error from public.list_unsent_mails() order by kind";
    expect(await as(database, admin, list)).toEqual([]);
    await database.execute(`
      update private.mail_outbox set state = 'failed', last_error = 'No such mailbox' where kind = 'contact-confirmation';
      update private.mail_outbox set last_error = 'Try later' where kind = 'contact-notice'`);
    expect(await as(database, admin, list)).toEqual([
      { kind: "contact-confirmation", state: "failed", last_error: "No such mailbox" },
      { kind: "contact-notice", state: "queued", last_error: "Try later" },
    ]);
    expect(await as(database, user, list)).toEqual([]);
    await expect(as(database, visitor, list)).rejects.toMatchObject(refused);
    await later("1 minute");
    await as(
      database,
      admin,
      "select public.resend_mail(id) from public.list_unsent_mails() where state = 'failed'",
    );
    expect(await as(database, admin, list)).toMatchObject([{ kind: "contact-notice" }]);
    await database.execute("update public.otm_leads set status = 'spam'");
    expect(await as(database, admin, list)).toEqual([]);
  });

  it("gets a copy when an administrator resends a mail, and nobody else can", async () => {
    await send();
    const store = createOutboxStore(database);
    const claim = randomUUID();
    const [mail] = itemsOf(await store.claim(claim, 1));
    const again = (caller: typeof admin) =>
      as(database, caller, "select public.resend_mail($1)", [mail?.id ?? null]);
    await expect(again(admin)).rejects.toMatchObject({ code: "PT404" });
    await store.acknowledge(mail?.id ?? "", claim, null);
    await expect(again(user)).rejects.toMatchObject(refused);
    await again(admin);
    expect((await mails()).filter(({ kind }) => kind === mail?.kind)).toMatchObject([
      { state: "sent" },
      { state: "queued" },
    ]);
  });

  it("finds the confirmation by the submitted fields for ten minutes", async () => {
    await send("Hallo");
    const find = async (name: string, text: string, email = "ZOE@klant.example") =>
      database.query("select state from public.find_confirmation('contact-confirmation', $1, $2, $3)", [
        email,
        name,
        text,
      ]);
    expect(await find("Zoë", "Hallo")).toEqual([{ state: "queued" }]);
    expect(await find("Zoë", "Iets anders")).toEqual([]);
    expect(await find("Een ander", "Hallo")).toEqual([]);
    expect(await find("Zoë", "Hallo", "ander@klant.example")).toEqual([]);
    await later("11 minutes");
    expect(await find("Zoë", "Hallo")).toEqual([]);
  });

  it("denies its functions to visitors and administrators", async () => {
    for (const call of [
      "claim_mails(gen_random_uuid(), 1)",
      "release_mails()",
      "mail_state(gen_random_uuid())",
    ]) {
      for (const caller of [visitor, admin]) {
        await expect(as(database, caller, `select public.${call}`)).rejects.toMatchObject(refused);
      }
    }
  });
});
