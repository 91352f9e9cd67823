// @module-tag Warnings

import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../testing/free-port.ts";
import { startMailCheck } from "./check-at-start.ts";
import type { SmtpServer } from "./smtp-sender.ts";
import { openMailServer } from "./testing/mail-server.ts";

const login = { user: "site@vlotwerk.example", password: "x" };

/** What is in the log and stored after a check of the server at this port, or of none. */
async function check(port: number | null, change: Partial<SmtpServer> = {}, timeout = 5_000) {
  const smtp =
    port === null ? null : { host: "127.0.0.1", port, isSecure: false, tls: "off" as const, login };
  const warned: unknown[] = [];
  const reported = Promise.withResolvers<unknown[]>();
  const running = startMailCheck({
    smtp: smtp && { ...smtp, ...change },
    siteUrl: new URL("https://www.vlotwerk.example"),
    report: async (...warning) => reported.resolve(warning),
    log: { warn: (...line) => warned.push(line) },
    timeout,
  });
  const warning = await reported.promise;
  await running.close();
  return { warned, warning };
}

it("says nothing of a mail server that takes the site's login, and ends an earlier warning", async () => {
  const greeted: string[] = [];
  const server = await openMailServer({
    onAuth: ({ username }, { hostNameAppearsAs }, callback) => {
      greeted.push(hostNameAppearsAs);
      callback(null, { user: username });
    },
  });
  expect(await check(server.port)).toEqual({ warned: [], warning: ["mail-server", null] });
  expect(greeted).toEqual(["www.vlotwerk.example"]);
  expect(server.received).toEqual([]);
});

it("ends an earlier warning where mails are written as files", async () => {
  expect(await check(null)).toEqual({ warned: [], warning: ["mail-server", null] });
});

it("says once why a mail server can't be used, without addresses", async () => {
  const server = await openMailServer({
    onAuth: (_given, _session, callback) =>
      callback(Object.assign(new Error(`Wrong password of ${login.user}`), { responseCode: 535 })),
  });
  const { warned, warning } = await check(server.port);
  const reason = expect.stringMatching(/535 Wrong password of \[address\]$/);
  expect(warned).toEqual([["the mail server in SMTP_URL can't be used", { reason }]]);
  expect(warning).toEqual(["mail-server", reason]);
});

it("says so of one that is away, that speaks no TLS and that never greets", async () => {
  expect((await check(await freePort())).warning).toEqual([
    "mail-server",
    expect.stringContaining("ECONNREFUSED"),
  ]);
  const plain = await openMailServer();
  expect((await check(plain.port, { isSecure: true })).warning).toEqual([
    "mail-server",
    expect.stringContaining("SMTP_URL begins with smtp://"),
  ]);
  const silent = await openSilentServer();
  expect((await check(silent, {}, 200)).warning).toEqual(["mail-server", "No answer within 0.2 seconds."]);
});

it("ends with the server that asked, without a word", async () => {
  const port = await openSilentServer();
  const said: unknown[] = [];
  const running = startMailCheck({
    smtp: { host: "127.0.0.1", port, isSecure: false, tls: "off", login },
    siteUrl: new URL("https://www.vlotwerk.example"),
    report: async (...warning) => void said.push(warning),
    log: { warn: (...line) => said.push(line) },
  });
  await running.close();
  expect(said).toEqual([]);
});

async function openSilentServer(): Promise<number> {
  const port = await freePort();
  const server = createServer((socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return port;
}
