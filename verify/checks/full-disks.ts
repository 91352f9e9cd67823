import assert from "node:assert/strict";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addTags } from "../../bench/article-content.ts";
import { type BenchSite, call, startSite } from "../../bench/site-process.ts";
import { timed } from "../../bench/time.ts";
import { sendUpload } from "../../bench/upload.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import { seed } from "../../server/backend/database/seed.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { createDirectoryStore } from "../../server/backend/media/directory-store.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import { startPostgres } from "../../server/backend/testing/postgres.ts";
import type { Check } from "../check.ts";
import { type Disk, fillDisk, makeDisk } from "../disks.ts";
import { failedStart } from "../failed-start.ts";
import { makeDue, readOutbox, type StoredMails } from "../mail/outbox.ts";
import { sendForms } from "../writers/forms.ts";
import { sendMessage } from "../writers/messages.ts";
import { saveRepeatedly } from "../writers/saves.ts";
import { expectSaved, expectStored } from "../writers/stored.ts";

export const fullDisks: Check = {
  line: "S6",
  what: "The disk that holds the data is filled to the last byte while messages, articles, mails and PDF files are written, and emptied again; then the server is killed and started on a full disk; on both databases (as root, on Linux).",
  run: async () => `embedded: ${await fillEmbedded()}; external: ${await fillExternal()}`,
};

async function fillEmbedded(): Promise<string> {
  await using disk = await makeDisk(700);
  const data = join(disk.path, "data");
  await mkdir(data, { mode: 0o700 });
  return await writeOnFullDisk(disk, () => openEmbeddedDatabase(data), { DATA_DIR: data });
}

async function fillExternal(): Promise<string> {
  await using disk = await makeDisk(700);
  const server = await startPostgres({ fsync: "on", under: disk.path });
  try {
    const settings = { DATABASE_URL: server.url, DATA_DIR: join(disk.path, "data") };
    return await writeOnFullDisk(disk, () => openDatabase({ url: server.url }), settings);
  } finally {
    await server.stop();
  }
}

type OpenDatabase = () => Promise<Database>;

async function onDatabase<T>(open: OpenDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  return work(database).finally(() => database.close());
}

async function writeOnFullDisk(
  disk: Disk,
  open: OpenDatabase,
  settings: NodeJS.ProcessEnv & { DATA_DIR: string },
): Promise<string> {
  await onDatabase(open, async (database) => {
    await migrate(database);
    await seed(database);
    await addTags(database);
  });
  let site = await startSite(settings);
  try {
    // Signed in before the disk is full, since that writes to the database.
    const { token, db } = await site.signIn();
    const sendFile = (megabytes: number) =>
      sendUpload(site, token, "full-disk.pdf", somePdf("x".repeat(megabytes * 1_000_000)));
    assert((await sendFile(1)).ok, "A file is not kept, with room for it");
    let isOver = false;
    const saving = saveRepeatedly(site.address, token, "full-disk", () => isOver);
    const writes = new Writes(site.address);
    for (let time = 0; time < 50; time++) await writes.write();
    // Their mails are made while the disk is filled.
    await sendForms(site.address, 4);
    const empty = await fillDisk(disk.path);
    const refused = await writes.untilRejected();
    await expectClearError(site);
    await expectPagesServed(site);
    await expectFileRejected(sendFile, settings.DATA_DIR);
    await empty();
    const back = await timed(() => writes.untilStored());
    isOver = true;
    await saving.done;
    await expectStored(db, "full", writes.acknowledged);
    await site.kill();
    const start = await startOnFullDisk(disk, settings);
    await onDatabase(open, makeDue);
    site = await startSite(settings);
    const again = await site.signIn();
    await expectStored(again.db, "full", writes.acknowledged);
    await expectSaved(again.db, saving);
    await wait(3_000);
    await site.stop();
    const mails = await expectMailFiles(settings.DATA_DIR, await onDatabase(open, readOutbox));
    return `${refused} writes refused with 503, pages and reads went on, writing again ${Math.round(back)} ms after there was room; all ${writes.acknowledged.size} messages and ${saving.acknowledged} saves that were acknowledged are stored and ${mails} mails lie in whole files, also after a kill; a start on a full disk ${start}`;
  } finally {
    await site.kill();
  }
}

/** Messages that are stored, or rejected because the disk is full. */
class Writes {
  readonly acknowledged = new Set<string>();
  readonly #address: string;
  #sent = 0;

  constructor(address: string) {
    this.#address = address;
  }

  async write(): Promise<number | "none"> {
    this.#sent += 1;
    const text = `full ${this.#sent}`;
    const status = await sendMessage(this.#address, text);
    if (status === 201) this.acknowledged.add(text);
    else if (status !== 503) throw new Error(`A message on a full disk was answered with ${status}`);
    return status;
  }

  /** Writes until 50 writes were refused. @returns how many; @throws Error when 5,000 still find room */
  async untilRejected(): Promise<number> {
    let refused = 0;
    for (let time = 0; time < 5_000 && refused < 50; time++) if ((await this.write()) === 503) refused += 1;
    if (refused < 50) throw new Error("A full disk was not noticed");
    return refused;
  }

  async untilStored(): Promise<void> {
    const end = performance.now() + 10_000;
    while ((await this.write()) !== 201) {
      if (performance.now() > end) throw new Error("No write within 10 s after there was room again");
      await wait(50);
    }
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

async function expectClearError({ address }: BenchSite): Promise<void> {
  const body = { name: "Cor", email: "cor@klant.example", message: "x".repeat(4_000) };
  const response = await call(`${address}/rest/v1/otm_contact_subm_vlotwerk`, { body });
  assert.match(await response.text(), /disk is full/, `${response.status} does not say why`);
}

async function expectPagesServed({ address }: BenchSite): Promise<void> {
  for (const path of ["/", "/en", "/insights", "/en/contact", "/rest/v1/otm_blog_tags?select=slug"]) {
    const response = await call(address + path);
    await response.arrayBuffer();
    assert(response.ok, `${path} can't be read on a full disk: ${response.status}`);
  }
}

/** @throws AssertionError unless a file is rejected with a clear message and leaves nothing behind */
async function expectFileRejected(
  send: (megabytes: number) => Promise<Response>,
  data: string,
): Promise<void> {
  const filesIn = () => createDirectoryStore(join(data, "files")).list("");
  const before = await filesIn();
  const response = await send(5);
  const text = await response.text();
  assert.equal(response.status, 503, `A file on a full disk was answered with ${response.status}`);
  assert.match(text, /disk is full/);
  assert.deepEqual(await filesIn(), before, "A file that was refused left something behind");
}

/** @returns the number of mail files @throws AssertionError unless each queued mail is one complete file */
async function expectMailFiles(data: string, { senders, mails }: StoredMails): Promise<number> {
  assert.deepEqual([...new Set(mails.map(({ state }) => state))], ["sent"], "A mail is not sent");
  assert.equal(mails.length, 2 * senders.length, "Not every form has two mails");
  const names = await readdir(join(data, "mail"));
  for (const { id } of mails) {
    const own = names.filter((name) => name.includes(id));
    assert.equal(own.length, 1, `A mail is in ${own.length} files`);
    assert.match(await readFile(join(data, "mail", own[0] ?? ""), "utf8"), /\r\n--\S+--\r\n$/);
  }
  assert.equal(names.length, mails.length, "There are files of no mail");
  return mails.length;
}
