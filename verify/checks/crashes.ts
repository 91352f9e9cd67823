import { randomInt } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addTags } from "../../bench/article-content.ts";
import { type BenchSite, type Client, startSite } from "../../bench/site-process.ts";
import { onEachDatabase, onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import { quantile, timed } from "../../bench/time.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { type Check, rounds } from "../check.ts";
import { makeDisk } from "../disks.ts";
import { failedStart } from "../failed-start.ts";
import { killPostgres } from "../kill-postgres.ts";
import { type Messages, sendMessage, sendMessages } from "../writers/messages.ts";
import { type Saving, saveRepeatedly } from "../writers/saves.ts";
import { expectSaved, expectStored } from "../writers/stored.ts";

const messages = 400;
const maxStartMs = 5_000;

/** What is killed in the middle of writes. */
export const crashes: readonly Check[] = [
  {
    line: "S5",
    what: "The server is killed 20 times (SIGKILL; beside an external PostgreSQL, which lives on, five times), each time in the middle of 400 messages and of two articles that are saved over and over.",
    run: async () => (await onEachDatabase(crashRepeatedly)).join("; "),
  },
  {
    line: "S5",
    what: "PostgreSQL, the server's child, is killed 20 times (SIGKILL), each time in the middle of 400 messages and of two articles that are saved over and over; the server goes on, and starts it again.",
    run: () => onEmbedded(crashDatabase),
  },
  {
    line: "S5",
    what: "The power of a disk that holds the embedded database is cut 10 times in the middle of writes (as root, on Linux).",
    run: cutPowerRepeatedly,
  },
];

async function crashRepeatedly({ name, settings, prepare, start }: TestBed): Promise<string> {
  await prepare(addTags);
  const times = name === "embedded" ? rounds(20) : Math.ceil(rounds(20) / 4);
  const starts: number[] = [];
  const killed: Killed[] = [];
  let site = await start();
  let failure = "";
  for (let round = 1; round <= times; round++) {
    killed.push(await killDuringWrites(site, `round ${round}:`, site.kill));
    site = await start();
    starts.push(site.startedIn);
    if (round === 1 && name === "embedded") failure = await startSecondProcess(settings);
    await expectComplete((await site.signIn()).db, killed.slice(-3));
  }
  await expectComplete((await site.signIn()).db, killed);
  await site.stop();
  const [median, slowest] = [quantile(starts, 0.5), Math.max(...starts)].map(Math.round);
  if (Math.max(...starts) > maxStartMs) throw new Error(`${name}: a start took ${slowest} ms`);
  return `${name}: ${tell("kills", killed)}; starts ${median} ms at the median, ${slowest} ms at the slowest${failure}`;
}

/** Starts the server on a data directory in use. @returns its error and the time taken */
async function startSecondProcess(settings: NodeJS.ProcessEnv): Promise<string> {
  const { output, elapsed } = await failedStart(settings);
  if (!/DATA_DIR .* is in use by process \d+/.test(output))
    throw new Error(`A second process was not refused: ${output}`);
  return `; a second process on the same directory was refused after ${elapsed} ms`;
}

async function crashDatabase({ settings, prepare, start }: TestBed): Promise<string> {
  await prepare(addTags);
  const site = await start();
  const killed: Killed[] = [];
  const absences: number[] = [];
  for (let round = 1; round <= rounds(20); round++) {
    const killAndReturn = async () => {
      await killPostgres(settings.DATA_DIR ?? "");
      while ((await sendMessage(site.address, `after kill ${round}`)) !== 201) await wait(20);
    };
    killed.push(
      await killDuringWrites(site, `database ${round}:`, async () => {
        absences.push(await timed(killAndReturn));
      }),
    );
  }
  await expectComplete((await site.signIn()).db, killed);
  await site.stop();
  const slowest = Math.round(Math.max(...absences));
  if (slowest > maxStartMs) throw new Error(`Messages were stored again after ${slowest} ms only`);
  return `${tell("kills", killed)}; messages were stored again ${slowest} ms after a kill at the latest`;
}

async function cutPowerRepeatedly(): Promise<string> {
  await using disk = await makeDisk(600);
  const data = join(disk.path, "data");
  await mkdir(data, { mode: 0o700 });
  const database = await openEmbeddedDatabase(data);
  await migrate(database);
  await addTags(database);
  await database.close();
  const killed: Killed[] = [];
  let site = await startSite({ DATA_DIR: data });
  try {
    for (let round = 1; round <= rounds(10); round++) {
      const cutPower = async () => {
        // Killed first: open files keep the disk mounted.
        await Promise.all([killPostgres(data), site.kill()]);
        await disk.cutPower();
      };
      killed.push(await killDuringWrites(site, `power ${round}:`, cutPower));
      site = await startSite({ DATA_DIR: data });
      await expectComplete((await site.signIn()).db, killed.slice(-1));
    }
  } finally {
    await Promise.all([killPostgres(data).catch(() => {}), site.kill()]);
  }
  return tell("power cuts", killed);
}

type Killed = { label: string; sent: Messages; savings: Saving[] };

async function killDuringWrites(site: BenchSite, label: string, kill: () => Promise<void>): Promise<Killed> {
  const { token } = await site.signIn();
  const sent = sendMessages(site.address, label, messages);
  const savings = [1, 2].map((number) =>
    saveRepeatedly(site.address, token, `${label.replace(/\W+/g, "-")}${number}`, () => false),
  );
  const enough = randomInt(messages / 10, messages - messages / 10);
  while (sent.acknowledged.size < enough || savings.some(({ acknowledged }) => acknowledged === 0))
    await wait(1);
  await wait(randomInt(20));
  await kill();
  await Promise.all([sent.done, ...savings.map(({ done }) => done)]);
  return { label, sent, savings };
}

async function expectComplete(db: Client, killed: readonly Killed[]): Promise<void> {
  for (const { label, sent, savings } of killed) {
    await expectStored(db, label, sent.acknowledged);
    for (const saving of savings) await expectSaved(db, saving);
  }
}

function tell(what: string, killed: readonly Killed[]): string {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const stored = sum(killed.map((one) => one.sent.acknowledged.size));
  const saved = sum(killed.flatMap((one) => one.savings.map(({ acknowledged }) => acknowledged)));
  return `${killed.length} ${what}, ${stored} messages and ${saved} saves acknowledged, none lost, no article half saved`;
}
