import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openEmbeddedDatabase } from "./backend/embedded-postgres/embedded-database.ts";
import { openMailServer } from "./backend/mail/testing/mail-server.ts";
import { preparedDirectory } from "./backend/testing/data-directory.ts";
import { startReceiver } from "./backend/webhooks/testing/receiver.ts";
import { freePort } from "./testing/free-port.ts";
import { removeDirectory } from "./testing/remove-directory.ts";
import { startProcess } from "./testing/server-process.ts";

let data: string;
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  data = await preparedDirectory();
});

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await removeDirectory(data);
});

// Kills a server while it sends forty mails and makes twenty webhook calls.
it("a killed server's mails are sent after a restart, none twice, and its webhook calls made, with the same ids", {
  timeout: 180_000,
}, async () => {
  const mailServer = await openMailServer({
    beforeTaking: () => new Promise((resolve) => setTimeout(resolve, 40)),
  });
  const receiver = await startReceiver();
  // The third call is never answered: the server is killed in it.
  receiver.answer = (response) => receiver.received.length === 3 || response.end("ok");
  await addWebhook(receiver.url);
  const first = await start(mailServer.port);
  for (let index = 0; index < 20; index++) await sendMessage(first.address, index);
  await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThan(5), {
    timeout: 30_000,
    interval: 5,
  });
  await first.stop("SIGKILL");
  const before = mailServer.received.length;
  expect(before).toBeLessThan(40);
  const called = receiver.received.length;
  expect(called).toBe(3);
  receiver.answer = (response) => response.end("ok");
  await endClaims();

  const second = await start(mailServer.port);
  await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThanOrEqual(36), {
    timeout: 60_000,
    interval: 50,
  });
  await vi.waitFor(async () => expect(await isQuiet()).toBe(true), { timeout: 60_000 });
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(21), { timeout: 60_000 });
  await second.stop("SIGINT");

  const calls = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(calls).size).toBe(20);
  expect(calls[3]).toBe(calls[2]);
  expect(calls).toHaveLength(21);

  const mails = await readMails();
  expect(mails).toHaveLength(40);
  const ids = mailServer.received.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  // At most the four in flight, whose acknowledgement the killed server did not receive.
  const inDoubt = mails.filter(({ state }) => state === "failed");
  expect(inDoubt.length).toBeLessThanOrEqual(4);
  for (const { last_error } of inDoubt) expect(last_error).toContain("stopped before it heard");
  expect(mails.filter(({ state }) => state === "sent")).toHaveLength(40 - inDoubt.length);
  const arrived = new Set(ids);
  for (const { id, state } of mails) {
    if (state === "sent") expect(arrived).toContain(`<${id}@vlotwerk.example>`);
  }

  /** Whether no mail arrived for a while. */
  async function isQuiet(): Promise<boolean> {
    const count = mailServer.received.length;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return mailServer.received.length === count;
  }
});

async function start(mailPort: number) {
  const { child, listening, ended } = startProcess({
    DATA_DIR: data,
    PORT: `${await freePort()}`,
    TRUST_PROXY: "1",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: "noreply@vlotwerk.example",
    WEBHOOK_ALLOW_PRIVATE: "1",
  });
  const stop = async (signal: "SIGKILL" | "SIGINT") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  stops.push(() => stop("SIGKILL"));
  return { address: await listening, stop };
}

async function sendMessage(address: string, index: number): Promise<void> {
  const response = await fetch(`${address}/rest/v1/otm_contact_subm_vlotwerk`, {
    method: "POST",
    headers: {
      apikey: "sb_publishable_vlotwerk",
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.0.${index}.1`,
    },
    body: JSON.stringify({ name: "Anna", email: `persoon${index}@klant.example`, message: "Bel mij" }),
  });
  expect(response.status).toBe(201);
}

async function addWebhook(url: string): Promise<void> {
  const database = await openEmbeddedDatabase(data);
  await database.query("select public.configure_deliveries(true, null)");
  await database.query(
    `with webhook as (
       insert into public.otm_webhooks (url, events) values ($1, '{lead.created}') returning id
     )
     insert into private.webhook_secrets select id, private.new_webhook_secret() from webhook`,
    [url],
  );
  await database.close();
}

/** As if the twenty seconds of a claim had passed. */
async function endClaims(): Promise<void> {
  const database = await openEmbeddedDatabase(data);
  await database.execute("update private.event_deliveries set claimed_until = now() where claim is not null");
  await database.close();
}

async function readMails() {
  const database = await openEmbeddedDatabase(data);
  const mails = await database.query<{ id: string; state: string; last_error: string | null }>(
    "select id, state, last_error from private.mail_outbox",
  );
  await database.close();
  return mails;
}
