import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { certificate, key } from "../testing/certificate.ts";
import type { Mail } from "./mail.ts";
import { createSmtpSender, type SmtpOptions, type SmtpServer } from "./smtp-sender.ts";
import { openMailServer } from "./testing/mail-server.ts";
import type { Behaviour } from "./testing/start-mail-server.ts";

const from = { name: "Vlotwerk", address: "noreply@vlotwerk.example" };
const never = new AbortController().signal;

function someMail(change: Partial<Mail> = {}): Mail {
  return {
    id: randomUUID(),
    to: "anna@klant.example",
    replyTo: null,
    language: "nl",
    subject: "Eén bericht",
    text: "Beste Anna,\n\n.punt aan het begin\n",
    html: "<p>Beste Anna, één &amp; twee</p>",
    createdAt: new Date("2026-01-02T03:04:05Z"),
    ...change,
  };
}

async function open(behaviour: Behaviour = {}, change: Partial<SmtpServer> = {}, options: SmtpOptions = {}) {
  const server = await openMailServer(behaviour);
  const settings = { host: "localhost", port: server.port, isSecure: false, login: null, ...change };
  return { server, sender: createSmtpSender(settings, from, options) };
}

const handOver = async () => {};

function smtpError(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

describe("a mail server", () => {
  it("receives the mail with its headers, both parts and every line", async () => {
    const { server, sender } = await open();
    const mail = someMail({ replyTo: "bram@klant.example" });
    await sender.send(mail, handOver, never);

    const [received] = server.received;
    expect(server.received).toHaveLength(1);
    expect(received).toMatchObject({ to: [mail.to], from: from.address, isEncrypted: false });
    expect(received?.mail.subject).toBe(mail.subject);
    expect(received?.mail.text?.trim()).toBe(mail.text.trim());
    expect(received?.mail.html).toContain(mail.html);
    expect(received?.mail.messageId).toBe(`<${mail.id}@vlotwerk.example>`);
    expect(received?.mail.date).toEqual(mail.createdAt);
    expect(received?.mail.replyTo?.text).toBe("bram@klant.example");
    expect(received?.mail.headers.get("auto-submitted")).toBe("auto-generated");
    expect(received?.mail.headers.get("content-language")).toBe("nl");
  });

  it("receives the password and the mail over STARTTLS", async () => {
    const { server, sender } = await open(
      {
        key,
        cert: certificate,
        disabledCommands: [],
        authOptional: false,
        onAuth: ({ username, password }, _session, callback) =>
          password === "ge:heim/@" ? callback(null, { user: username }) : callback(new Error("Wrong")),
      },
      { login: { user: "site", password: "ge:heim/@" } },
      { ca: certificate },
    );
    await sender.send(someMail(), handOver, never);
    expect(server.received).toMatchObject([{ isEncrypted: true, user: "site" }]);
  });

  it("receives them over implicit TLS", async () => {
    const { server, sender } = await open(
      { secure: true, key, cert: certificate },
      { isSecure: true },
      { ca: certificate },
    );
    await sender.send(someMail(), handOver, never);
    expect(server.received).toMatchObject([{ isEncrypted: true }]);
  });

  it("with an untrusted certificate receives nothing", async () => {
    const { server, sender } = await open({ secure: true, key, cert: certificate }, { isSecure: true });
    await expect(sender.send(someMail(), handOver, never)).rejects.toThrow(/self-signed/);
    expect(server.received).toEqual([]);
  });

  it("that rejects the password receives nothing", async () => {
    const { server, sender } = await open(
      {
        onAuth: (_given, _session, callback) => callback(smtpError(535, "Wrong password")),
      },
      { login: { user: "site", password: "x" } },
    );
    await expect(sender.send(someMail(), handOver, never)).rejects.toThrow(/535/);
    expect(server.received).toEqual([]);
  });

  it.each<[string, Behaviour, RegExp]>([
    [
      "at the greeting",
      { onConnect: (_session, callback) => callback(smtpError(421, "Too busy")) },
      /421.*Too busy/,
    ],
    [
      "the sender",
      { onMailFrom: (_address, _session, callback) => callback(smtpError(451, "Later")) },
      /451 Later/,
    ],
    [
      "the mailbox",
      { onRcptTo: (_address, _session, callback) => callback(smtpError(550, "Unknown")) },
      /550 Unknown/,
    ],
    [
      "the message",
      {
        beforeTaking: () => {
          throw smtpError(554, "Not this one");
        },
      },
      /554 Not this one/,
    ],
  ])("that rejects %s is quoted", async (_what, behaviour, reason) => {
    const { server, sender } = await open(behaviour);
    await expect(sender.send(someMail(), handOver, never)).rejects.toThrow(reason);
    expect(server.received).toEqual([]);
  });

  it("that is unreachable or silent times out", async () => {
    const { server, sender } = await open();
    await server.stop();
    await expect(sender.send(someMail(), handOver, never)).rejects.toThrow(/ECONNREFUSED/);

    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const settings = { host: "127.0.0.1", port, isSecure: false, login: null };
    const impatient = createSmtpSender(settings, from, { connectTimeout: 100 });
    await expect(impatient.send(someMail(), handOver, never)).rejects.toThrow(/Greeting never received/);
    silent.close();
  });

  it("that drops the connection before it answers has not accepted the mail", async () => {
    const drop: { now: () => Promise<void> } = { now: async () => {} };
    const { server, sender } = await open({ beforeTaking: () => drop.now() });
    drop.now = async () => {
      await server.stop();
      throw smtpError(421, "Gone");
    };
    await expect(sender.send(someMail(), handOver, never)).rejects.toThrow();
    expect(server.received).toEqual([]);
  });

  it("does not receive the last line when the hand-over is cancelled", async () => {
    const { server, sender } = await open();
    const refuse = async () => {
      throw new Error("Too late");
    };
    await expect(sender.send(someMail(), refuse, never)).rejects.toThrow("Too late");
    expect(server.connections()).toBe(1);
    await server.stop();
    expect(server.received).toEqual([]);
  });

  it("receives the last line only after the hand-over is stored", async () => {
    const order: string[] = [];
    const { sender } = await open({ beforeTaking: () => void order.push("taken") });
    await sender.send(someMail(), async () => void order.push("handed over"), never);
    expect(order).toEqual(["handed over", "taken"]);
  });

  it("is disconnected when the send is aborted", async () => {
    const leaving = new AbortController();
    const { sender } = await open({
      beforeTaking: async () => {
        leaving.abort();
        await Promise.withResolvers<never>().promise;
      },
    });
    await expect(sender.send(someMail(), handOver, leaving.signal)).rejects.toThrow("The server stopped.");
  });

  it.each(["a@b.nl, c@d.nl", "a@b.nl\r\nBcc: c@d.nl", "Eva <a@b.nl>", '"a b"@c.nl', "a", ""])(
    "is not contacted for %j",
    async (to) => {
      const { server, sender } = await open();
      await expect(sender.send(someMail({ to }), handOver, never)).rejects.toThrow("one plain mailbox");
      expect(server.connections()).toBe(0);
    },
  );
});
