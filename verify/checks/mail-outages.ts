import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { rounds } from "../check.ts";
import { type FailingMailServer, startFailingMailServer } from "../mail/failing-server.ts";
import { makeDue, readOutbox, type StoredMails } from "../mail/outbox.ts";
import { until } from "../until.ts";
import { type SentForms, sendForms } from "../writers/forms.ts";

const kills = rounds(10);
const formsEach = 4;
/** The limit of concurrent hand-overs: as many mails may be in doubt after a kill. */
const atOnce = 4;
const maxResponseBytes = 2_000;
const moods = ["away", "silent", "undecided"] as const;

export const mailOutages: Check = {
  line: "S28",
  what: "The mail server is away, says nothing, or takes a mail and does not say so, in turns; forms are sent, and this server is killed while it tries their mails, ten times. Then the mail server is well again.",
  run: () => onEmbedded(survive),
};

async function survive(testBed: TestBed): Promise<string> {
  const mailServer = await startFailingMailServer();
  try {
    const forms: SentForms = { senders: new Set(), slowest: 0 };
    for (let kill = 0; kill < kills; kill += 1) await killInOutage(testBed, mailServer, forms, kill);
    await mailServer.become("well");
    await sendRemaining(testBed, mailServer);
    return judge(await testBed.prepare(readOutbox), mailServer, forms);
  } finally {
    await mailServer.stop();
  }
}

/** One start: sends earlier mails, receives forms during an outage, and is killed meanwhile. */
async function killInOutage(
  testBed: TestBed,
  mailServer: FailingMailServer,
  forms: SentForms,
  kill: number,
): Promise<void> {
  // At every other start the mail server accepts mails, and the kill falls into a hand-over.
  await mailServer.become(kill % 2 === 0 ? modeOf(kill) : "well");
  const tried = mailServer.tries();
  const site = await testBed.start({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
  await mailServer.become(modeOf(kill));
  await sendForms(site.address, formsEach, forms);
  if (modeOf(kill) !== "away")
    await until("a mail to be tried", async () => mailServer.tries() > tried || null);
  if (kill % 2 === 1) await mailServer.become("well");
  await wait(randomInt(300));
  await site.kill();
  mailServer.forget();
  await testBed.prepare(makeDue);
}

function modeOf(kill: number): (typeof moods)[number] {
  return moods[kill % moods.length] ?? "away";
}

/** Restarts the server until all mails are sent, with every retry due at once. */
async function sendRemaining(testBed: TestBed, mailServer: FailingMailServer): Promise<void> {
  for (let start = 0; start < 5; start += 1) {
    await testBed.prepare(makeDue);
    const site = await testBed.start({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
    await waitUntilIdle(mailServer);
    await site.stop();
    const { mails } = await testBed.prepare(readOutbox);
    if (mails.every(({ state }) => state !== "queued")) return;
  }
  throw new Error(`${testBed.name}: mails are still waiting, with a mail server that is well`);
}

/** Resolves when no mail has arrived for two seconds. */
async function waitUntilIdle(mailServer: FailingMailServer): Promise<void> {
  let before = -1;
  while (before !== mailServer.received.length) {
    before = mailServer.received.length;
    await wait(2_000);
  }
}

/** @returns the figures @throws AssertionError unless each form, and each mail not in doubt, exists exactly once */
function judge({ senders, mails }: StoredMails, { received }: FailingMailServer, forms: SentForms): string {
  assert(forms.slowest < maxResponseBytes, `A form was answered after ${Math.round(forms.slowest)} ms`);
  assert.deepEqual(senders.toSorted(), [...forms.senders].sort(), "Not every form is stored once");
  assert.equal(mails.length, 2 * senders.length, "Not every form has two mails");

  const arrived = Map.groupBy(received, ({ id }) => id);
  const twice = [...arrived.values()].filter(({ length }) => length > 1);
  assert.equal(twice.length, 0, `${twice.length} mails arrived more than once`);
  const inDoubt = mails.filter(({ state }) => state === "failed");
  for (const { lastError } of inDoubt) assert.match(lastError ?? "", /stopped before it heard/);
  assert(inDoubt.length <= atOnce * kills, `${inDoubt.length} mails are in doubt after ${kills} kills`);
  for (const { id, state, recipient } of mails) {
    const [mail] = arrived.get(id) ?? [];
    assert(mail || state === "failed", `A mail that is ${state} has not arrived`);
    if (mail && recipient) assert.deepEqual(mail.to, [recipient], "A mail went to somebody else");
  }
  assert.equal(arrived.size, received.length);
  const known = new Set(mails.map(({ id }) => id));
  assert(
    received.every(({ id }) => known.has(id)),
    "A mail arrived that nobody has queued",
  );
  const taken = inDoubt.filter(({ id }) => arrived.has(id)).length;
  return `${kills} kills, ${senders.length} forms answered within ${Math.round(forms.slowest)} ms and stored, ${received.length} of their ${mails.length} mails arrived once, none twice; ${inDoubt.length} were in the mail server's hands at a kill and are marked so (${taken} of them had arrived)`;
}
