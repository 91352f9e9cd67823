// @module-tag Values
// @module-tag S28
// @module-tag Warnings
// @module-tag Answers

import { afterEach, beforeEach, expect, it } from "vitest";
import { renderMail } from "../../../app/mails/render-mail.tsx";
import { activePage, arrangeContent } from "../../../supabase/tests/content.ts";
import { arrangedOnce } from "../../../supabase/tests/rows.ts";
import { admin, as, createUsers, visitor } from "../../../supabase/tests/users.ts";
import { waitFor } from "../../testing/wait-for.ts";
import type { Database } from "../database/database.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import type { Sender } from "./mail.ts";
import { type Outbox, openOutbox } from "./outbox.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { createSmtpSender, type SmtpServer } from "./smtp-sender.ts";
import { openMailServer } from "./testing/mail-server.ts";
import type { Behaviour, MailServer } from "./testing/start-mail-server.ts";

const firm = "hallo@vlotwerk.example";
const from = { name: "Vlotwerk", address: "noreply@vlotwerk.example" };

const arrange = arrangedOnce([
  createUsers,
  arrangeContent,
  (database) =>
    database.execute(
      "truncate public.otm_contact_subm_vlotwerk, public.otm_download_submissions, private.mail_outbox cascade",
    ),
]);

describeOnDatabase("a queued mail", (open) => {
  let kept: Database | null = null;
  const running: Outbox[] = [];
  const logged: unknown[] = [];
  const lines: unknown[] = [];

  function database(): Database {
    if (!kept) throw new Error("The database is not open.");
    return kept;
  }

  beforeEach(async () => {
    kept ??= await open();
    await arrange(kept);
    logged.length = 0;
    lines.length = 0;
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((outbox) => outbox.close()));
    expect(logged).toEqual([]);
  });

  async function run(sender: Sender): Promise<Outbox> {
    const outbox = await openOutbox({
      store: createOutboxStore(database()),
      sender,
      renderMail,
      firm,
      addresses: { siteUrl: new URL("https://www.vlotwerk.example") },
      linkKey: new Uint8Array(32),
      log: {
        info: (message) => lines.push(message),
        warn: (message, fields) => lines.push([message, fields]),
        error: (message, error) => logged.push([message, error]),
      },
      stopTimeout: 100,
    });
    running.push(outbox);
    return outbox;
  }

  const senderFor = (server: MailServer, login: SmtpServer["login"] = null) =>
    createSmtpSender({ host: "127.0.0.1", port: server.port, isSecure: false, tls: "off", login }, from);

  async function serve(behaviour: Behaviour = {}, login: SmtpServer["login"] = null): Promise<MailServer> {
    const server = await openMailServer(behaviour);
    await run(senderFor(server, login));
    return server;
  }

  const send = (message = "Bel mij", email = "anna@klant.example") =>
    as(
      database(),
      visitor,
      "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('Anna', $1, $2)",
      [email, message],
    );

  const states = async () =>
    (
      await database().query<{ line: string }>(
        "select state || ' ' || tries || ' ' || coalesce(last_error, '') as line from private.mail_outbox order by kind",
      )
    ).map(({ line }) => line);

  /** Makes every retry due. */
  async function advanceTime(): Promise<void> {
    await database().query("update private.mail_outbox set next_try_at = now()");
    await database().query("select pg_notify('mail_outbox', '')");
  }

  it("is sent automatically: to the visitor and to the firm, who answer each other", async () => {
    const server = await serve();
    await send();
    await waitFor(() => expect(server.received).toHaveLength(2));
    const byRecipient = Object.fromEntries(server.received.map((received) => [received.to.join(), received]));
    expect(Object.keys(byRecipient).sort()).toEqual(["anna@klant.example", firm]);
    expect(byRecipient[firm]?.mail.replyTo?.text).toBe("anna@klant.example");
    expect(byRecipient[firm]?.mail.text).toContain("Bel mij");
    expect(byRecipient["anna@klant.example"]?.mail.replyTo?.text).toBe(firm);
    await waitFor(async () => expect(await states()).toEqual(["sent 1 ", "sent 1 "]));
  });

  it("has replies answered to their author, not sent as automatic mail", async () => {
    await send();
    await database().execute("delete from private.mail_outbox");
    await as(
      database(),
      admin,
      "select public.reply_to_lead(id, 'Uw bericht', 'Beste Anna', 0) from public.otm_leads",
    );
    const server = await serve();
    await waitFor(() => expect(server.received).toHaveLength(1));
    const [reply] = server.received;
    expect(reply?.to).toEqual(["anna@klant.example"]);
    expect(reply?.mail.replyTo?.text).toBe(`${admin.id}@vlotwerk.example`);
    expect(reply?.mail.headers.has("auto-submitted")).toBe(false);
    expect(reply?.mail.text).toMatch(/^Beste Anna[\s\S]*Bel mij/);
    await waitFor(async () => expect(await states()).toEqual(["sent 1 "]));
  });

  it("waits during an outage of the mail server, and is then sent once", async () => {
    const server = await openMailServer();
    await server.stop();
    await run(senderFor(server));
    await send();
    const refused = expect.stringMatching(/^queued 1 .*ECONNREFUSED/);
    await waitFor(async () => expect(await states()).toEqual([refused, refused]));
    await server.start();
    await advanceTime();
    await waitFor(async () => expect(await states()).toEqual(["sent 2 ", "sent 2 "]));
    expect(server.received).toHaveLength(2);
  });

  it("is retried with the same id after a temporary rejection", async () => {
    let rejections = 2;
    const ids: unknown[] = [];
    const server = await serve({
      beforeTaking(mail) {
        ids.push(mail.messageId);
        rejections -= 1;
        if (rejections >= 0) throw Object.assign(new Error("Try later"), { responseCode: 451 });
      },
    });
    await send();
    const refused = expect.stringMatching(/^queued 1 451 Try later/);
    await waitFor(async () => expect(await states()).toEqual([refused, refused]));
    await advanceTime();
    await waitFor(() => expect(server.received).toHaveLength(2));
    expect(new Set(ids).size).toBe(2);
  });

  it("that is rejected for good is not tried again, and its lead has the server's own words", async () => {
    const rejection = "No such mailbox anna (anna@klant.example)";
    const server = await serve(
      {
        onAuth: (_given, _session, callback) => callback(null, { user: "site" }),
        onRcptTo: ({ address }, _session, callback) =>
          callback(address === firm ? null : Object.assign(new Error(rejection), { responseCode: 550 })),
      },
      { user: "site", password: "x" },
    );
    await send();
    await waitFor(async () => expect(await states()).toEqual([`failed 1 550 ${rejection}`, "sent 1 "]));
    expect(server.received).toHaveLength(1);
    const shown = await as(
      database(),
      admin,
      "select mails.state, last_error from public.otm_leads lead, public.list_lead_mails(lead.id) mails order by mails.kind",
    );
    expect(shown).toEqual([
      { state: "failed", last_error: `550 ${rejection}` },
      { state: "sent", last_error: null },
    ]);
    const warnings = lines.filter((line) => Array.isArray(line));
    expect(warnings).toEqual([
      [
        "a mail failed",
        {
          id: expect.any(String),
          kind: "contact-confirmation",
          try: 1,
          reason: "550 No such mailbox [address] [address]",
        },
      ],
    ]);
  });

  it("that fails is in the log once per try, and so is that mails go well again", async () => {
    const server = await openMailServer();
    await server.stop();
    await run(senderFor(server));
    await send();
    for (const number of [1, 2]) {
      await advanceTime();
      await waitFor(() => expect(lines).toHaveLength(2));
      const failures = ["contact-confirmation", "contact-notice"].map((kind) => [
        "a mail failed",
        { id: expect.any(String), kind, try: number, reason: expect.stringContaining("ECONNREFUSED") },
      ]);
      expect(lines.splice(0)).toEqual(expect.arrayContaining(failures));
    }
    await server.start();
    await advanceTime();
    await waitFor(async () => expect(await states()).toEqual(["sent 3 ", "sent 3 "]));
    await waitFor(() => expect(lines).toEqual(["mails go well again"]));
  });

  it("is sent once by several servers on one database", async () => {
    const server = await openMailServer();
    for (let index = 0; index < 20; index++) await send("Bel mij", `persoon${index}@klant.example`);
    await Promise.all([1, 2, 3].map(() => run(senderFor(server))));
    await waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(40));
    await waitFor(async () => expect(new Set(await states())).toEqual(new Set(["sent 1 "])));
    expect(server.received).toHaveLength(40);
    expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(40);
  });

  it("is not sent after its claim has expired", async () => {
    const server = await openMailServer();
    const smtp = senderFor(server);
    const slow: Sender = {
      async send(mail, handOver, signal) {
        await database().execute(
          "update private.mail_outbox set claimed_until = now(), next_try_at = 'infinity'",
        );
        await smtp.send(mail, handOver, signal);
      },
    };
    await run(slow);
    await send();
    const late = "queued 1 It took too long.";
    await waitFor(async () => expect(await states()).toEqual([late, late]));
    expect(server.received).toEqual([]);
  });

  it("is sent by the next server when this one stops before the last line", async () => {
    const waiting = Promise.withResolvers<void>();
    const stuck: Sender = {
      send: (_mail, _handOver, signal) =>
        new Promise((_, reject) => {
          waiting.resolve();
          signal.addEventListener("abort", () => reject(new Error("stopped")));
        }),
    };
    const first = await run(stuck);
    await send();
    await waiting.promise;
    running.length = 0;
    await first.close();
    logged.length = 0;
    await database().query("select public.release_mails()");
    const server = await serve();
    await waitFor(() => expect(server.received).toHaveLength(2));
  });

  it("that can't be read says why, and holds back no other", async () => {
    await send();
    await database().query(
      "update private.mail_outbox set created_at = 'infinity' where kind = 'contact-confirmation'",
    );
    const server = await serve();
    await waitFor(async () =>
      expect(await states()).toEqual([
        expect.stringMatching(/^queued 1 This can't be read: createdAt: /),
        "sent 1 ",
      ]),
    );
    expect(server.received.map(({ to }) => to)).toEqual([[firm]]);
    const [shown] = await as(database(), admin, "select last_error from public.list_unsent_mails()");
    expect(shown).toEqual({ last_error: expect.stringContaining("createdAt") });
    expect(logged.splice(0)).toEqual([["one of mails can't be read", expect.any(Error)]]);
  });

  it("is sent for a lead whose id names no version of UUIDs", async () => {
    const server = await serve();
    await database().execute(`
      insert into public.otm_contact_subm_vlotwerk (id, name, email, message)
      values ('10000000-0000-0000-0000-000000000000', 'Anna', 'anna@klant.example', 'Bel mij')`);
    await waitFor(() => expect(server.received).toHaveLength(2));
  });

  it("is not sent when its lead or the page's mail text was deleted", async () => {
    await as(
      database(),
      visitor,
      `insert into public.otm_download_submissions (page_id, name, email) values ('${activePage}', 'Bo', 'bo@klant.example')`,
    );
    await send();
    await as(database(), admin, `delete from public.otm_download_pages where id = '${activePage}'`);
    await as(database(), admin, "delete from public.otm_contact_subm_vlotwerk");
    const server = await serve();
    await waitFor(() => expect(server.received).toHaveLength(2));
    expect(server.received.map(({ to }) => to.join()).sort()).toEqual(["bo@klant.example", firm]);
  });
});
