import { afterEach, beforeEach, expect, it } from "vitest";
import { sentParameter } from "../../app/data/submissions/sent-parameter.ts";
import { renderMail } from "../../app/mails/render-mail.tsx";
import { describeOnRows } from "../../supabase/tests/rows.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  refused,
  user,
  visitor,
} from "../../supabase/tests/users.ts";
import type { Caller } from "../backend/database/database.ts";
import { openOutbox } from "../backend/mail/outbox.ts";
import { createOutboxStore } from "../backend/mail/outbox-store.ts";
import { createSmtpSender } from "../backend/mail/smtp-sender.ts";
import { openMailServer } from "../backend/mail/testing/mail-server.ts";
import type { Behaviour } from "../backend/mail/testing/start-mail-server.ts";
import { type Received, startReceiver } from "../backend/webhooks/testing/receiver.ts";
import { tryForm } from "./form-trials.ts";

const firm = "hallo@vlotwerk.example";
const start = Date.parse("2026-11-30T09:00Z");
const hour = 60 * 60_000;

const contactPage = `
  <form action="/search"><input name="q"></form>
  <form method="post" action="/contact" enctype="multipart/form-data">
    <input name="name" required><input name="email" type="email"><input name="phone">
    <textarea name="message"></textarea>
    <input name="moments" type="checkbox" value="2026-12-01-morning">
    <input name="subject"><button name="sent">Verstuur</button>
  </form>`;

describeOnRows("a trial of the contact form", [createUsers, createMembers], (database) => {
  const running: { close(): Promise<void> }[] = [];
  let logged: unknown[] = [];

  beforeEach(() => {
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((outbox) => outbox.close()));
  });

  /** A site with this page, which stores what it is sent as the contact page does. */
  async function serve({ page = contactPage, status = 200, stores = true, answer = 303 } = {}) {
    const receiver = await startReceiver();
    receiver.answer = async (response, { path, headers, body }) => {
      if (!headers["content-type"]) return response.writeHead(status).end(page);
      if (stores) await store(headers["content-type"], body);
      response.writeHead(answer, { location: `${path}?${sentParameter}=sent` }).end();
    };
    return receiver;
  }

  async function store(type: string, body: Received["body"]): Promise<void> {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    expect([...form.keys()]).toEqual(["name", "email", "phone", "message", "subject"]);
    const [name, email, message] = ["name", "email", "message"].map((field) => String(form.get(field)));
    await as(
      database,
      visitor,
      `insert into public.otm_contact_subm_vlotwerk (name, email, message, proof) values ($1, $2, $3, '')`,
      [name ?? "", email ?? "", message?.replaceAll("\r\n", "\n") ?? ""],
    );
  }

  async function mailTo(behaviour: Behaviour = {}) {
    const server = await openMailServer(behaviour);
    const { port } = server;
    const outbox = await openOutbox({
      store: createOutboxStore(database),
      sender: createSmtpSender(
        { host: "127.0.0.1", port, isSecure: false, tls: "off", login: null },
        { name: "Vlotwerk", address: "noreply@vlotwerk.example" },
      ),
      renderMail,
      firm,
      addresses: { siteUrl: new URL("https://www.vlotwerk.example") },
      linkKey: new Uint8Array(32),
      log: { info: () => {}, warn: () => {}, error: (...line) => expect(line).toBeUndefined() },
    });
    running.push(outbox);
    return server;
  }

  const request = (who: Caller = admin) => as(database, who, "select public.request_form_trial('nl')");

  /** Does the trial that is due so many hours after the start. */
  const attempt = (siteUrl: string, hours: number | null = null) =>
    tryForm(
      {
        ownRole: database,
        siteUrl: new URL(siteUrl),
        contactEmail: firm,
        timeout: 60_000,
        log: { warn: (...line) => logged.push(line), error: (...line) => expect(line).toBeUndefined() },
      },
      { isWeekly: hours !== null, now: new Date(start + (hours ?? 0) * hour) },
      new AbortController().signal,
    );

  type Trial = { is_weekly: boolean; ended_at: string | null; failures: object };
  const listed = (who = admin) => as<Trial>(database, who, "select * from public.list_form_trials()");
  const failures = async () => (await listed()).map((trial) => trial.failures);
  const rows = async (from: string) => (await database.query(`select from ${from}`)).length;
  const warnings = () => as(database, admin, "select name, detail from public.list_server_warnings()");

  it("sends a visitor's and the firm's mail, and leaves nothing behind", async () => {
    const [{ url }, server] = await Promise.all([serve(), mailTo()]);
    await as(database, admin, "select public.create_webhook('https://a.example/', '{lead.created}', false)");
    await request();
    await attempt(url);
    expect(await listed()).toMatchObject([{ is_weekly: false, failures: {} }]);
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(
      [`${admin.id}@vlotwerk.example`, firm].toSorted(),
    );
    expect(server.received.find(({ to }) => to[0] === firm)?.mail.text).toContain("Dit is een proef");
    for (const table of ["public.otm_leads", "public.otm_contact_subm_vlotwerk", "private.mail_outbox"])
      expect(await rows(table)).toBe(0);
    for (const table of ["private.trash", "private.events", "private.audit_log where noun = 'message'"])
      expect(await rows(table)).toBe(0);
    expect(logged).toEqual([]);
  });

  it.each<[string, Parameters<typeof serve>[0], object]>([
    ["answers with an error", { status: 503 }, { page: "The page was answered with 503." }],
    [
      "has lost a field",
      { page: contactPage.replace('name="email"', "") },
      { page: "The page has no form with the fields name, email, message." },
    ],
    [
      "has a form that is switched off",
      { page: contactPage.replace("<textarea", "<textarea disabled") },
      { page: "The page has no form with the fields name, email, message." },
    ],
    ["rejects the form", { stores: false, answer: 422 }, { page: "The form was answered with 422." }],
    [
      "stores nothing",
      { stores: false },
      { message: "The page confirmed the message, but it was not stored." },
    ],
  ])("tells that the page %s", async (_, site, expected) => {
    const { url } = await serve(site);
    await request();
    await attempt(url);
    expect(await failures()).toEqual([expected]);
    expect(await rows("public.otm_leads")).toBe(0);
    expect(logged).toEqual([["the contact form failed a trial", expected]]);
  });

  it("tells that the site can't be reached", async () => {
    const site = await serve();
    await site.stop();
    await request();
    await attempt(site.url);
    expect(await failures()).toEqual([{ page: "There was no connection (ECONNREFUSED)." }]);
  });

  it("tells what the mail server said, without addresses", async () => {
    const { url } = await serve();
    await mailTo({
      onRcptTo({ address }, _session, callback) {
        const rejection = Object.assign(new Error(`No mailbox ${address}`), { responseCode: 550 });
        callback(address === firm ? null : rejection);
      },
    });
    await request();
    await attempt(url);
    expect(await failures()).toEqual([{ visitor: expect.stringMatching(/^550 No mailbox \[address\]/) }]);
  });

  it("is asked for by administrators, one at a time, who see it themselves", async () => {
    const [first] = await request();
    expect(await request()).toEqual([first]);
    expect(await listed()).toMatchObject([{ ended_at: null }]);
    for (const person of [editor, user]) expect(await listed(person)).toEqual([]);
    for (const person of [editor, user, visitor])
      await expect(request(person)).rejects.toMatchObject(refused);
  });

  it("is no status that a person gives a lead", async () => {
    await as(
      database,
      visitor,
      "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('Anna', 'anna@klant.example', 'Hallo')",
    );
    const hide = as(database, admin, "update public.otm_leads set status = 'trial'");
    await expect(hide).rejects.toMatchObject({ code: "42501" });
  });

  it("is done each week, without a mail that arrives", async () => {
    const [{ url, received }, server] = await Promise.all([serve(), mailTo()]);
    const weekly = async (hours: number) => {
      await attempt(url, hours);
      return received.filter(({ headers }) => headers["content-type"]).length;
    };
    expect(await weekly(0)).toBe(1);
    expect(await weekly(7 * 24 - 1)).toBe(1);
    expect(await weekly(7 * 24)).toBe(2);
    expect(await listed()).toMatchObject([{ is_weekly: true, failures: {} }]);
    expect(server.connections()).toBe(4);
    expect(server.received).toEqual([]);
    expect(await warnings()).toEqual([]);
  });

  it("of each week that fails twice, an hour apart, is told once, until one succeeds", async () => {
    const [broken, whole] = await Promise.all([serve({ status: 500 }), serve()]);
    const mails = () =>
      rows("(select distinct created_at from private.mail_outbox where kind = 'form-broken') told");
    await attempt(broken.url, 0);
    await attempt(broken.url, 0.9);
    expect(broken.received).toHaveLength(1);
    expect([await warnings(), await mails()]).toEqual([[], 0]);
    await attempt(broken.url, 1);
    const warning = { name: "contact-form", detail: "The page was answered with 500." };
    expect([await warnings(), await mails()]).toEqual([[warning], 1]);
    await attempt(broken.url, 24);
    expect(broken.received).toHaveLength(2);
    await attempt(broken.url, 25);
    expect([broken.received.length, await mails()]).toEqual([3, 1]);
    const server = await mailTo();
    const told = () => server.received[0]?.mail.text ?? "";
    await expect.poll(told).toContain("The page was answered with 500.");
    await request();
    await attempt(whole.url);
    expect(await warnings()).toEqual([]);
  });

  it("that a server left is ended by the next, with its message", async () => {
    await request();
    await database.query("select public.claim_form_trial(false, $1)", [new Date(start).toISOString()]);
    const [trial] = await database.query<{ id: string }>("select id from private.form_trials");
    await as(
      database,
      visitor,
      "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('Proef', $1, $2)",
      [firm, `Proef\n\n${trial?.id}`],
    );
    expect(await rows("public.otm_leads where status = 'trial'")).toBe(1);
    await database.query("select public.claim_form_trial(false, $1)", [new Date(start + hour).toISOString()]);
    expect(await failures()).toEqual([{ page: "The server stopped during the trial." }]);
    expect(await rows("public.otm_leads")).toBe(0);
  });
});
