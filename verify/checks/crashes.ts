import { setTimeout as wait } from "node:timers/promises";
import { addTags } from "../../bench/article-content.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEachDatabase, onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import { quantile, timed } from "../../bench/time.ts";
import { type Check, rounds } from "../check.ts";
import { onDisk } from "../harness/disk.ts";
import { killPostgres } from "../harness/kill-postgres.ts";
import { saving, type Writes } from "../harness/write-through.ts";
import { sendMessage } from "../writers/messages.ts";
import { trashing } from "../writers/trash.ts";

const fiveSeconds = 5_000;

/** What happens to a site in the middle of writes. @returns the site that goes on */
type Disturb = (site: BenchSite) => Promise<BenchSite>;

export const crashes: readonly Check[] = [
  {
    line: "S5",
    what: "The server is killed 20 times (SIGKILL; beside an external PostgreSQL, which lives on, five times), each time in the middle of 400 messages and of two articles that are saved over and over.",
    run: async () => (await onEachDatabase((bed) => killServers(bed, saving))).join("; "),
  },
  {
    line: "S5",
    what: "PostgreSQL, the server's child, is killed 20 times (SIGKILL), each time in the middle of 400 messages and of two articles that are saved over and over; the server goes on, and starts it again.",
    run: () => onEmbedded((bed) => killDatabases(bed, saving)),
  },
  {
    line: "S5",
    what: "The power of a disk that holds the embedded database is cut 10 times in the middle of writes (as root, on Linux).",
    run: () =>
      onDisk(600, (bed) =>
        disturbRepeatedly(
          bed,
          saving,
          "power cuts",
          rounds(10),
          async (site) => {
            // Killed first: open files keep the disk mounted.
            await Promise.all([killPostgres(bed.settings.DATA_DIR ?? ""), site.kill()]);
            await bed.disk.cutPower();
            return bed.start();
          },
          Infinity,
        ),
      ),
  },
  {
    line: "S47",
    name: "Trash",
    what: "The server, then PostgreSQL, is killed 20 times (SIGKILL), each time while four articles are deleted and restored over and over: each is in the list or in the trash, once, and comes back whole.",
    run: async () =>
      [
        await onEmbedded((bed) => killServers(bed, trashing)),
        await onEmbedded((bed) => killDatabases(bed, trashing)),
      ].join("; "),
  },
];

function killServers<Disturbed>(bed: TestBed, writes: Writes<Disturbed>): Promise<string> {
  const times = bed.name === "embedded" ? rounds(20) : Math.ceil(rounds(20) / 4);
  return disturbRepeatedly(bed, writes, "kills", times, async (site) => {
    await site.kill();
    return bed.start();
  });
}

function killDatabases<Disturbed>(bed: TestBed, writes: Writes<Disturbed>): Promise<string> {
  return disturbRepeatedly(bed, writes, "kills", rounds(20), async (site) => {
    await killPostgres(bed.settings.DATA_DIR ?? "");
    while ((await sendMessage(site.address, "after a kill")) !== 201) await wait(20);
    return site;
  });
}

async function disturbRepeatedly<Disturbed>(
  bed: TestBed,
  writes: Writes<Disturbed>,
  what: string,
  times: number,
  disturb: Disturb,
  maxAbsenceMs = fiveSeconds,
): Promise<string> {
  await bed.prepare(addTags);
  const all: Disturbed[] = [];
  const absences: number[] = [];
  let site = await bed.start();
  for (let round = 1; round <= times; round += 1) {
    const disturbOnce = async () => {
      absences.push(
        await timed(async () => {
          site = await disturb(site);
        }),
      );
    };
    all.push(await writes.through(site, `${what} ${round}:`, disturbOnce));
    await writes.expectComplete((await site.signIn()).db, all.slice(-3));
  }
  await writes.expectComplete((await site.signIn()).db, all);
  await site.stop();
  const slowest = Math.round(Math.max(...absences));
  if (slowest > maxAbsenceMs) throw new Error(`${bed.name}: the site was back after ${slowest} ms only`);
  return `${bed.name}: ${writes.tell(what, all)}; back after ${Math.round(quantile(absences, 0.5))} ms at the median, ${slowest} ms at the slowest`;
}
