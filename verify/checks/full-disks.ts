import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addTags } from "../../bench/article-content.ts";
import { type BenchSite, key, startSite } from "../../bench/site-process.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import { seed } from "../../server/backend/database/seed.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { startPostgres } from "../../server/backend/testing/postgres.ts";
import type { Check } from "../check.ts";
import { expectFileRejected, expectMailFiles, fileSender } from "../disks/files-on-full-disk.ts";
import { fillDisk } from "../disks/filler.ts";
import { type Disk, makeDisk } from "../disks/mounts.ts";
import { failedStart } from "../failed-start.ts";
import { makeDue, readOutbox } from "../mail/outbox.ts";
import { saveRepeatedly } from "../writers/articles.ts";
import { sendForms } from "../writers/forms.ts";
import { sendMessage, someAddress } from "../writers/messages.ts";
import { expectSaved, expectStored } from "../writers/stored.ts";

export const fullDisks: Check = {
  line: "S6",
  what: "The disk that holds the data is filled to the last byte while messages, articles, mails and PDF files are written, and emptied again; then the server is killed and started on a full disk; on both databases (as root, on Linux).",
  run: async () => [await withFullDisk(fillEmbedded), await withFullDisk(fillExternal)].join("; "),
};

async function withFullDisk(check: (disk: Disk) => Promise<string>): Promise<string> {
  const disk = await makeDisk(700);
  try {
    return await check(disk);
  } finally {
    await disk.remove();
  }
}

async function fillEmbedded(disk: Disk): Promise<string> {
  const data = join(disk.path, "data");
  await mkdir(data, { mode: 0o700 });
  const open = () => openEmbeddedDatabase(data);
  await onDatabase(open, fill);
  return `embedded: ${await writeOnFullDisk(disk, open, { DATA_DIR: data })}`;
}

async function fillExternal(disk: Disk): Promise<string> {
  const server = await startPostgres({ fsync: "on", under: disk.path });
  try {
    const open = () => openDatabase({ url: server.url });
    await onDatabase(open, fill);
    const settings = { DATABASE_URL: server.url, DATA_DIR: join(disk.path, "data") };
    return `external: ${await writeOnFullDisk(disk, open, settings)}`;
  } finally {
    await server.stop();
  }
}

async function fill(database: Database): Promise<void> {
  await migrate(database);
  await seed(database);
  await addTags(database);
}

type OpenDatabase = () => Promise<Database>;

async function onDatabase<T>(open: OpenDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function writeOnFullDisk(
  disk: Disk,
  open: OpenDatabase,
  settings: NodeJS.ProcessEnv & { DATA_DIR: string },
): Promise<string> {
  let site = await startSite(settings);
  try {
    const { token, db } = await site.signIn();
    const sendFile = await fileSender(site);
    assert((await sendFile(1)).ok, "A file is not kept, with room for it");
    let isOver = false;
    const saving = saveRepeatedly(site.address, token, "full-disk", () => isOver);
    const acknowledged = new Set<string>();
    await write(site, acknowledged, 50);
    // Their mails are made while the disk is filled.
    await sendForms(site.address, 4, { senders: new Set(), slowest: 0 });
    const empty = await fillDisk(disk.path);
    const refused = await writeUntilRejected(site, acknowledged);
    await expectPagesServed(site);
    await expectFileRejected(sendFile, settings.DATA_DIR);
    await empty();
    const back = await timeToWrite(site, acknowledged);
    isOver = true;
    await saving.done;
    await expectStored(db, "full", acknowledged);
    await site.kill();
    const start = await startOnFullDisk(disk, settings);
    await onDatabase(open, makeDue);
    site = await startSite(settings);
    const again = await site.signIn();
    await expectStored(again.db, "full", acknowledged);
    await expectSaved(again.db, saving);
    await wait(3_000);
    await site.stop();
    const mails = await expectMailFiles(settings.DATA_DIR, await onDatabase(open, readOutbox));
    return `${refused} writes refused with 503, pages and reads went on, writing again ${Math.round(back)} ms after there was room; all ${acknowledged.size} messages and ${saving.acknowledged} saves that were acknowledged are stored and ${mails} mails lie in whole files, also after a kill; a start on a full disk ${start}`;
  } finally {
    await site.kill();
  }
}

/** With the embedded database it is refused in one sentence; beside PostgreSQL the site reads. @returns which */
async function startOnFullDisk(disk: Disk, settings: NodeJS.ProcessEnv): Promise<string> {
  const empty = await fillDisk(disk.path);
  try {
    if (settings.DATABASE_URL === undefined) {
      const { output, elapsed } = await failedStart(settings);
      assert.match(output, /^DATA_DIR \S+ can't be written: [^\n]*disk is full[^\n]*\n$/);
      return `was refused in one sentence after ${elapsed} ms`;
    }
    const site = await startSite(settings);
    await expectPagesServed(site).finally(site.kill);
    return "answers reads";
  } finally {
    await empty();
  }
}

let sent = 0;

async function write(site: BenchSite, acknowledged: Set<string>, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await writeOne(site, acknowledged);
}

async function writeOne({ address }: BenchSite, acknowledged: Set<string>): Promise<number | "none"> {
  sent += 1;
  const text = `full ${sent}`;
  const status = await sendMessage(address, text);
  if (status === 201) acknowledged.add(text);
  else if (status !== 503) throw new Error(`A message on a full disk was answered with ${status}`);
  return status;
}

/** Writes until 50 writes were refused. @returns how many; @throws Error when 5,000 still find room */
async function writeUntilRejected(site: BenchSite, acknowledged: Set<string>): Promise<number> {
  let refused = 0;
  for (let time = 0; time < 5_000 && refused < 50; time++) {
    if ((await writeOne(site, acknowledged)) === 503) refused += 1;
  }
  if (refused < 50) throw new Error("A full disk was not noticed");
  await expectClearError(site);
  return refused;
}

async function expectClearError({ address }: BenchSite): Promise<void> {
  const response = await fetch(`${address}/rest/v1/otm_contact_subm_vlotwerk`, {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json", "X-Forwarded-For": someAddress() },
    body: JSON.stringify({ name: "Cor", email: "cor@klant.example", message: "x".repeat(4_000) }),
  });
  const text = await response.text();
  if (!/disk is full/.test(text)) throw new Error(`The error does not say why: ${response.status} ${text}`);
}

async function expectPagesServed({ address }: BenchSite): Promise<void> {
  for (const path of ["/", "/en", "/insights", "/en/contact", "/rest/v1/otm_blog_tags?select=slug"]) {
    const response = await fetch(address + path, { headers: { apikey: key } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} can't be read on a full disk: ${response.status}`);
  }
}

async function timeToWrite(site: BenchSite, acknowledged: Set<string>): Promise<number> {
  const startedAt = performance.now();
  while ((await writeOne(site, acknowledged)) !== 201) {
    if (performance.now() - startedAt > 10_000)
      throw new Error("No write within 10 s after there was room again");
    await wait(50);
  }
  return performance.now() - startedAt;
}
