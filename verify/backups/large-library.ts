import assert from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { mediaKey } from "../../app/data/media/picture-address.ts";
import { addArticles, addTags } from "../../bench/article-content.ts";
import { measureSteadyLoad } from "../../bench/load.ts";
import { childrenOf, memoryOfAll } from "../../bench/processes.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEmbedded, type TestBed, uncached } from "../../bench/test-bed.ts";
import { whileRunning } from "../../bench/while-running.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { commandLineOf } from "../../server/backend/embedded-postgres/left-over.ts";
import { createDirectoryStore } from "../../server/backend/media/directory-store.ts";
import type { KeptBackup } from "../../server/backup/kept/kept-backup.ts";
import { spawnKeptBackup } from "../../server/backup/kept/spawn-kept-backup.ts";
import { ownPlace } from "../../server/backup/place/directory-place.ts";
import { rounds } from "../check.ts";

/** Together 2 GB. */
const files = rounds(500);
const fileBytes = 4_000_000;

/** In milliseconds, and MB. */
const maxP99 = 50;
const maxMemory = 150;

/** Requests per second; each is due at its time, whatever the server does. */
const loads = [
  { name: "cached", settings: {}, perSecond: 100 },
  { name: "uncached", settings: uncached, perSecond: 40 },
] as const;
const pages = ["/", "/insights/bench-1"];

/** Backs up a large library under load, as the server does by night. @returns the figures */
export function backUpLargeLibrary(): Promise<string> {
  return onEmbedded(async (testBed) => {
    const { settings, prepare, start } = testBed;
    const { DATA_DIR: data = "" } = settings;
    const store = createDirectoryStore(join(data, "files"));
    await prepare(async (database) => {
      await addTags(database);
      await addArticles(database, 1, 1_000);
      for (let number = 1; number <= files; number += 1) await addFile(database, store, number);
    });
    const figures: string[] = [];
    const failures: string[] = [];
    for (const { name, settings: further, perSecond } of loads) {
      await rm(ownPlace(data), { recursive: true, force: true });
      const site = await start(further);
      const alone = await measure(site, perSecond, wait(15_000));
      const first = await night(testBed, site, perSecond);
      const figure = `${name} pages p99 ${round(first.p99)} ms (${round(alone.p99)} without) in a first night of ${first.kept.seconds} s, ${first.kept.movedFiles} files and ${megabytes(first.kept.bytes)} moved`;
      figures.push(`${figure}, at most ${Math.round(first.memory)} MB more`);
      if (first.p99 >= maxP99) failures.push(`${name} pages p99 ${round(first.p99)} ms`);
      await site.stop();
      await prepare((database) => addFile(database, store, randomUUID()));
      const again = await start(further);
      const second = await night(testBed, again, perSecond);
      await again.stop();
      figures.push(
        `a second one of ${second.kept.seconds} s, p99 ${round(second.p99)} ms, ${second.kept.movedFiles} files and ${megabytes(second.kept.bytes)} moved of ${second.kept.files} files, at most ${Math.round(second.memory)} MB more`,
      );
      assert.equal(second.kept.movedFiles, 1, "More was moved than what is new");
      if (second.p99 >= maxP99) failures.push(`${name} pages p99 ${round(second.p99)} ms in a second night`);
      const memory = Math.max(first.memory, second.memory);
      if (memory > maxMemory) failures.push(`${Math.round(memory)} MB more`);
    }
    const all = figures.join("; ");
    if (failures.length > 0) throw new Error(`${failures.join(", ")}: ${all}`);
    return all;
  });
}

/** A PDF file of random bytes with its row, as an upload leaves it. */
async function addFile(
  database: Database,
  store: ReturnType<typeof createDirectoryStore>,
  name: number | string,
): Promise<void> {
  const bytes = randomBytes(fileBytes);
  const [id, hash] = [randomUUID(), randomBytes(16).toString("hex")];
  await database.query(
    `insert into public.otm_media (id, path, name, hash, content_type, size)
     values ($1::uuid, $2, $2, $3, 'application/pdf', $4::int)`,
    [id, `large-${name}.pdf`, hash, fileBytes],
  );
  await store.put(mediaKey(id, hash, "file.pdf"), bytes, "application/pdf");
}

type Night = { kept: KeptBackup; p99: number; memory: number };

async function night({ settings }: TestBed, site: BenchSite, perSecond: number): Promise<Night> {
  const backup = spawnKeptBackup({ ...process.env, ...settings }, { signal: AbortSignal.timeout(600_000) });
  let memory = 0;
  const looking = whileRunning(backup, 200, async () => {
    memory = Math.max(memory, await memoryOfBackup());
  });
  const { p99 } = await measure(site, perSecond, backup);
  await looking;
  const { status, summary, sentence } = await backup;
  assert(status === 0 && summary, sentence);
  return { kept: summary, p99, memory };
}

/** Of the backup that this process has started, with its PostgreSQL; zero when there is none. */
async function memoryOfBackup(): Promise<number> {
  for (const pid of await childrenOf(process.pid)) {
    if ((await commandLineOf(pid)).includes("scripts/backup.ts")) return memoryOfAll(pid).catch(() => 0);
  }
  return 0;
}

/** The worst p99 of pages, in turn, as long as the work takes. */
async function measure(
  { address }: BenchSite,
  perSecond: number,
  work: Promise<unknown>,
): Promise<{ p99: number }> {
  const own = address.replace("localhost", "127.0.0.1");
  for (const page of pages) await measureSteadyLoad({ url: own + page, perSecond, seconds: 5 });
  const found: number[] = [];
  await whileRunning(work, 0, async () => {
    for (const page of pages) {
      found.push((await measureSteadyLoad({ url: own + page, perSecond, seconds: 10 })).p99);
    }
  });
  return { p99: Math.max(...found) };
}

function round(milliseconds: number): string {
  return milliseconds.toFixed(1);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
