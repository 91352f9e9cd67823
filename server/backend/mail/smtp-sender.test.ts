// @module-tag S26

import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:net";
import { describe, expect, it } from "vitest";
import { certificate, key } from "../testing/certificate.ts";
import { greetingName } from "./create-sender.ts";
import { type Mail, MailError } from "./mail.ts";
import { checkMailServer, createSmtpSender, type SmtpOptions, type SmtpServer } from "./smtp-sender.ts";
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

async function open(
  behaviour: Behaviour = {},
  change: Partial<SmtpServer> = { tls: "off" },
  options: SmtpOptions = {},
) {
  const server = await openMailServer(behaviour);
  const settings: SmtpServer = {
    host: "localhost",
    port: server.port,
    isSecure: false,
    tls: "verified",
    login: null,
    ...change,
  };
  return { server, settings, sender: createSmtpSender(settings, from, options) };
}

const handOver = async () => {};

const takesEverybody: Behaviour = {
  onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
};
const signedIn: Partial<SmtpServer> = { tls: "off", login: { user: "site", password: "x" } };

function rejectsMailbox(code: number): Behaviour {
  return {
    ...takesEverybody,
    onRcptTo: (_address, _session, callback) => callback(smtpError(code, "Unknown")),
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

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
    expect(received?.mail.headers.get("x-auto-response-suppress")).toBe("All");
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

  it.each([
    ["STARTTLS", {}, {}],
    ["TLS from the start", { secure: true }, { isSecure: true }],
  ])(
    "with an untrusted certificate and %s receives nothing where TLS is verified",
    async (_, behaviour, change) => {
      const offered = { key, cert: certificate, disabledCommands: [], ...behaviour };
      const { server, sender } = await open(offered, change);
      await expect(sender.send(someMail(), handOver, never)).rejects.toThrow(
        /self-signed.* \(SMTP_TLS=opportunistic accepts any certificate\)$/,
      );
      expect(server.received).toEqual([]);
    },
  );

  it.each([
    ["STARTTLS", {}, {}],
    ["TLS from the start", { secure: true }, { isSecure: true }],
  ])(
    "with an untrusted certificate and %s receives the mail where TLS is opportunistic",
    async (_, behaviour, change) => {
      const offered = { key, cert: certificate, disabledCommands: [], ...behaviour };
      const { server, sender } = await open(offered, { ...change, tls: "opportunistic" });
      await sender.send(someMail(), handOver, never);
      expect(server.received).toMatchObject([{ isEncrypted: true }]);
    },
  );

  it("without STARTTLS receives the mail where TLS is opportunistic, and nothing where it is verified", async () => {
    const { server, sender } = await open({}, { tls: "opportunistic" });
    await sender.send(someMail(), handOver, never);
    expect(server.received).toMatchObject([{ isEncrypted: false }]);

    const verified = await open({}, { tls: "verified" });
    await expect(verified.sender.send(someMail(), handOver, never)).rejects.toThrow(MailError);
    expect(verified.server.received).toEqual([]);
  });

  it("is not asked for STARTTLS where TLS is off", async () => {
    const { server, sender } = await open({ key, cert: certificate, disabledCommands: [] }, { tls: "off" });
    await sender.send(someMail(), handOver, never);
    expect(server.received).toMatchObject([{ isEncrypted: false }]);
  });

  it("is greeted by the site's name, and by the machine's where the site has none", async () => {
    const greetings: string[] = [];
    const behaviour: Behaviour = {
      onMailFrom: (_address, { hostNameAppearsAs }, callback) => {
        greetings.push(hostNameAppearsAs);
        callback();
      },
    };
    const { sender } = await open(
      behaviour,
      { tls: "off" },
      { name: greetingName(new URL("https://www.vlotwerk.example")) },
    );
    await sender.send(someMail(), handOver, never);
    expect(greetings).toEqual(["www.vlotwerk.example"]);

    expect(greetingName(new URL("http://localhost:3000"))).toBeUndefined();
    expect(greetingName(new URL("https://192.0.2.1"))).toBeUndefined();
    expect(greetingName(new URL("https://[2001:db8::1]"))).toBeUndefined();
  });

  it("that rejects the password receives nothing", async () => {
    const { server, sender } = await open(
      {
        onAuth: (_given, _session, callback) => callback(smtpError(535, "Wrong password")),
      },
      { tls: "off", login: { user: "site", password: "x" } },
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

  it.each<[string, Behaviour, Partial<SmtpServer>, boolean]>([
    ["the mailbox, of whoever signed in", rejectsMailbox(550), signedIn, true],
    ["the mailbox for now", rejectsMailbox(450), signedIn, false],
    ["the mailbox, of a stranger", rejectsMailbox(550), { tls: "off" }, false],
    [
      "the message",
      {
        ...takesEverybody,
        beforeTaking: () => {
          throw smtpError(554, "Not this one");
        },
      },
      signedIn,
      true,
    ],
    [
      "the sender",
      { ...takesEverybody, onMailFrom: (_address, _session, callback) => callback(smtpError(550, "Who?")) },
      signedIn,
      false,
    ],
  ])("that rejects %s", async (_, behaviour, change, isFinal) => {
    const { sender } = await open(behaviour, change);
    const error = await sender.send(someMail(), handOver, never).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ isFinal });
  });

  it("that goes away is quoted with its last words", async () => {
    const goodbye = createServer((socket) => {
      socket.on("error", () => {});
      socket.write("220 ready\r\n");
      socket.once("data", () => socket.end("250 hello\r\n421 4.3.2 Closing for the night\r\n"));
    });
    const port = await listening(goodbye);
    const settings: SmtpServer = { host: "127.0.0.1", port, isSecure: false, tls: "off", login: null };
    await expect(createSmtpSender(settings, from).send(someMail(), handOver, never)).rejects.toThrow(
      /421 4\.3\.2 Closing for the night/,
    );
    goodbye.close();
  });

  it("is checked without a mail: its greeting, TLS and login", async () => {
    const { server, settings } = await open(takesEverybody, signedIn);
    await checkMailServer(settings, {}, never);
    expect(server.connections()).toBe(1);
    expect(server.received).toEqual([]);

    const strict = await open(
      { onAuth: (_given, _session, callback) => callback(smtpError(535, "Wrong")) },
      signedIn,
    );
    await expect(checkMailServer(strict.settings, {}, never)).rejects.toThrow(/535/);
  });

  it("behind the wrong scheme is explained", async () => {
    const plain = await open({}, { isSecure: true });
    await expect(plain.sender.send(someMail(), handOver, never)).rejects.toThrow(
      /SMTP_URL begins with smtp:\/\/, not smtps:\/\//,
    );
    const secure = await open(
      { secure: true, key, cert: certificate },
      { tls: "off" },
      { connectTimeout: 300 },
    );
    await expect(secure.sender.send(someMail(), handOver, never)).rejects.toThrow(
      /SMTP_URL begins with smtps:\/\//,
    );
  });

  it("that is unreachable or silent times out", async () => {
    const { server, sender } = await open();
    await server.stop();
    await expect(sender.send(someMail(), handOver, never)).rejects.toThrow(/ECONNREFUSED/);

    const silent = createServer(() => {});
    const port = await listening(silent);
    const settings: SmtpServer = { host: "127.0.0.1", port, isSecure: false, tls: "off", login: null };
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
