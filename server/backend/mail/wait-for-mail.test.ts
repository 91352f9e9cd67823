import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { renderMail } from "../../../app/mails/render-mail.tsx";
import { describeOnDatabase } from "../testing/databases.ts";
import { MailError } from "./mail.ts";
import { openOutbox } from "./outbox.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { waitForMail } from "./wait-for-mail.ts";

describeOnDatabase("waiting for a mail", (open) => {
  it("ends when it was sent, rejected or deleted, and at the timeout", async () => {
    const database = await open();
    const gate = { opened: Promise.withResolvers<void>(), refuses: false };
    const outbox = await openOutbox({
      store: createOutboxStore(database),
      sender: {
        async send() {
          await gate.opened.promise;
          if (gate.refuses) throw new MailError("Not today.");
        },
      },
      renderMail,
      firm: "hallo@vlotwerk.example",
      addresses: { siteUrl: new URL("https://www.vlotwerk.example") },
      linkKey: new Uint8Array(32),
      log: { info() {}, warn() {}, error() {} },
    });
    onTestFinished(() => outbox.close());
    async function queue(): Promise<string> {
      const message = { id: randomUUID(), email: `${randomUUID()}@klant.example` };
      await database.query(
        "insert into public.otm_contact_subm_vlotwerk (id, name, email, message) values ($1, 'Anna', $2, 'Bel mij')",
        [message.id, message.email],
      );
      const [mail] = await database.query<{ id: string }>(
        "select id from private.mail_outbox where recipient = $1",
        [message.email],
      );
      return mail?.id ?? "";
    }

    const sent = await queue();
    expect(await waitForMail(outbox, database, sent)).toBe("queued");
    const waiting = waitForMail(outbox, database, sent);
    gate.opened.resolve();
    expect(await waiting).toBe("sent");
    expect(await waitForMail(outbox, database, sent)).toBe("sent");

    gate.opened = Promise.withResolvers();
    gate.refuses = true;
    const refused = waitForMail(outbox, database, await queue());
    gate.opened.resolve();
    expect(await refused).toBe("queued");
    expect(await waitForMail(outbox, database, randomUUID())).toBe("null");
  });

  it("notices a mail that another process sends", async () => {
    const database = await open();
    const queued = randomUUID();
    let hear = (_: string) => {};
    let tries = 0;
    const outbox = await openOutbox({
      store: {
        ...createOutboxStore(database),
        isAlone: false,
        claim: async () => [],
        async listen(received) {
          hear = received;
          return async () => {};
        },
      },
      sender: { send: async () => {} },
      renderMail,
      firm: "hallo@vlotwerk.example",
      addresses: { siteUrl: new URL("https://www.vlotwerk.example") },
      linkKey: new Uint8Array(32),
      log: { info() {}, warn() {}, error() {} },
    });
    onTestFinished(() => outbox.close());
    async function call(): Promise<string[]> {
      tries += 1;
      if (tries === 1) setImmediate(() => hear(queued));
      return [tries === 1 ? "queued" : "sent"];
    }
    expect(await waitForMail(outbox, { call }, queued)).toBe("sent");
    expect(tries).toBe(2);
  });
});
