import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { addTags } from "../../bench/article-content.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEachDatabase, onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { failedStart } from "../failed-start.ts";
import { killPostgres } from "../kill-postgres.ts";
import { rounds } from "../rounds.ts";
import { type Saving, saveRepeatedly } from "../writers/articles.ts";
import { type Messages, sendMessage, sendMessages } from "../writers/messages.ts";
import { expectSaved, expectStored } from "../writers/stored.ts";

const times = { embedded: rounds(20), external: Math.ceil(rounds(20) / 4) };
const messages = 400;
const maxStartMs = 5_000;

export const crashes: Check = {
  line: "S5",
  what: "The server is killed 20 times (SIGKILL; beside an external PostgreSQL, which lives on, five times), each time in the middle of 400 messages and of two articles that are saved over and over.",
  run: async () => (await onEachDatabase(crashRepeatedly)).join("; "),
};

async function crashRepeatedly(testBed: TestBed): Promise<string> {
  await testBed.prepare(addTags);
  const starts: number[] = [];
  const killed: Killed[] = [];
  let site = await testBed.start();
  let failure = "";
  for (let round = 1; round <= times[testBed.name]; round++) {
    killed.push(await killDuringWrites(site, `round ${round}:`, site.kill));
    site = await testBed.start();
    starts.push(site.startedIn);
    if (round === 1 && testBed.name === "embedded") failure = await startSecondProcess(testBed.settings);
    const { db } = await site.signIn();
    for (const one of killed.slice(-3)) await expectComplete(db, one);
  }
  const { db } = await site.signIn();
  for (const one of killed) await expectComplete(db, one);
  await site.stop();

  const slowest = Math.max(...starts);
  const median = starts.toSorted((a, b) => a - b)[starts.length >> 1] ?? 0;
  if (slowest > maxStartMs) throw new Error(`${testBed.name}: a start took ${Math.round(slowest)} ms`);
  return `${testBed.name}: ${killed.length} kills, ${tell(killed)}; starts ${Math.round(median)} ms at the median, ${Math.round(slowest)} ms at the slowest${failure}`;
}

export const databaseCrashes: Check = {
  line: "S5",
  what: "PostgreSQL, the server's child, is killed 20 times (SIGKILL), each time in the middle of 400 messages and of two articles that are saved over and over; the server goes on, and starts it again.",
  run: () => onEmbedded(crashDatabase),
};

async function crashDatabase(testBed: TestBed): Promise<string> {
  await testBed.prepare(addTags);
  const site = await testBed.start();
  const killed: Killed[] = [];
  const absences: number[] = [];
  for (let round = 1; round <= times.embedded; round++) {
    let since = 0;
    killed.push(
      await killDuringWrites(site, `database ${round}:`, async () => {
        since = performance.now();
        await killPostgres(testBed.settings.DATA_DIR ?? "");
        while ((await sendMessage(site.address, `after kill ${round}`)) !== 201) await wait(20);
        absences.push(performance.now() - since);
      }),
    );
  }
  const { db } = await site.signIn();
  for (const one of killed) await expectComplete(db, one);
  await site.stop();
  const slowest = Math.max(...absences);
  if (slowest > maxStartMs)
    throw new Error(`Messages were stored again after ${Math.round(slowest)} ms only`);
  return `${killed.length} kills, ${tell(killed)}; messages were stored again ${Math.round(slowest)} ms after a kill at the latest`;
}

function tell(killed: readonly Killed[]): string {
  const stored = sum(killed.map((one) => one.sent.acknowledged.size));
  const saved = sum(killed.flatMap((one) => one.savings.map(({ acknowledged }) => acknowledged)));
  return `${stored} messages and ${saved} saves acknowledged, none lost, no article half saved`;
}

type Killed = { label: string; sent: Messages; savings: Saving[] };

async function killDuringWrites(site: BenchSite, label: string, kill: () => Promise<void>): Promise<Killed> {
  const { token } = await site.signIn();
  const sent = sendMessages(site.address, label, messages);
  const isOver = () => false;
  const savings = [1, 2].map((number) =>
    saveRepeatedly(site.address, token, `${label.replace(/\W+/g, "-")}${number}`, isOver),
  );
  const enough = randomInt(messages / 10, messages - messages / 10);
  while (sent.acknowledged.size < enough || savings.some(({ acknowledged }) => acknowledged === 0))
    await wait(1);
  await wait(randomInt(20));
  await kill();
  await Promise.all([sent.done, ...savings.map(({ done }) => done)]);
  return { label, sent, savings };
}

async function expectComplete(db: Parameters<typeof expectStored>[0], { label, sent, savings }: Killed) {
  await expectStored(db, label, sent.acknowledged);
  for (const saving of savings) await expectSaved(db, saving);
}

/** Starts the server on a data directory in use. @returns its error and the time taken */
async function startSecondProcess(settings: NodeJS.ProcessEnv): Promise<string> {
  const { output, elapsed } = await failedStart(settings);
  if (!/DATA_DIR .* is in use by process \d+/.test(output))
    throw new Error(`A second process was not refused: ${output}`);
  return `; a second process on the same directory was refused after ${elapsed} ms`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
