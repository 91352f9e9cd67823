import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { addTags } from "../../bench/article-content.ts";
import { type BenchSite, call } from "../../bench/site-process.ts";
import { timed } from "../../bench/time.ts";
import { sendUpload } from "../../bench/upload.ts";
import { seed } from "../../server/backend/database/seed.ts";
import { createDirectoryStore } from "../../server/backend/media/directory-store.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import type { Check } from "../check.ts";
import { type DiskBed, fillDisk, onDisk } from "../harness/disk.ts";
import { failedStart } from "../harness/failed-start.ts";
import { makeDue, readOutbox, type StoredMails } from "../mail/outbox.ts";
import { until } from "../until.ts";
import { sendForms } from "../writers/forms.ts";
import { sendMessage } from "../writers/messages.ts";
import { saveRepeatedly } from "../writers/saves.ts";
import { expectSaved, expectStored } from "../writers/stored.ts";

export const fullDisks: Check = {
  line: "S6",
  what: "The disk that holds the data is filled to the last byte while messages, articles, mails and PDF files are written, and emptied again; then the server is killed and started on a full disk; on both databases (as root, on Linux).",
  run: async () =>
    [await onDisk(700, writeOnFullDisk), await onDisk(700, writeOnFullDisk, "external")].join("; "),
};

const forms = 4;

async function writeOnFullDisk(bed: DiskBed): Promise<string> {
  const { name, disk, prepare, start } = bed;
  const { DATA_DIR: data = "" } = bed.settings;
  await prepare(async (database) => {
    await seed(database);
    await addTags(database);
  });
  const site = await start();
  // Signed in before the disk is full, since that writes to the database.
  const { token, db } = await site.signIn();
  const sendFile = (megabytes: number) =>
    sendUpload(site, token, "full-disk.pdf", somePdf("x".repeat(megabytes * 1_000_000)));
  assert((await sendFile(1)).ok, "A file is not kept, with room for it");
  let isOver = false;
  const saving = saveRepeatedly(site.address, token, "full-disk", () => isOver);
  const acknowledged = new Set<string>();
  let sent = 0;
  async function write(): Promise<boolean> {
    sent += 1;
    const status = await sendMessage(site.address, `full ${sent}`);
    assert([201, 503].includes(Number(status)), `A message on a full disk was answered with ${status}`);
    if (status === 201) acknowledged.add(`full ${sent}`);
    return status === 201;
  }
  for (let time = 0; time < 50; time += 1) await write();
  // Their mails are made while the disk is filled.
  await sendForms(site.address, forms);
  const empty = await fillDisk(disk.path);
  let refused = 0;
  for (let time = 0; time < 5_000 && refused < 50; time += 1) refused += Number(!(await write()));
  assert.equal(refused, 50, "A full disk was not noticed");
  await expectClearError(site);
  await expectPagesServed(site);
  await expectFileRejected(sendFile, data);
  await empty();
  const back = await timed(() => until("writes to be stored again", write));
  isOver = true;
  await saving.done;
  await expectStored(db, "full", acknowledged);
  await site.kill();

  const started = await startOnFullDisk(bed);
  await prepare(makeDue);
  const again = await start();
  const { db: dbAgain } = await again.signIn();
  await expectStored(dbAgain, "full", acknowledged);
  await expectSaved(dbAgain, saving);
  const isWritten = async () => (await readdir(join(data, "mail"))).length >= 2 * forms || null;
  await until("the mails to be written", isWritten);
  await again.stop();
  const mails = await expectMailFiles(data, await prepare(readOutbox));
  return `${name}: ${refused} writes refused with 503, pages and reads went on, writing again ${Math.round(back)} ms after there was room; all ${acknowledged.size} messages and ${saving.acknowledged} saves that were acknowledged are stored and ${mails} mails lie in whole files, also after a kill; a start on a full disk ${started}`;
}

/** With the embedded database it is refused in one sentence; beside PostgreSQL the site reads. @returns which */
async function startOnFullDisk({ name, disk, settings, start }: DiskBed): Promise<string> {
  const empty = await fillDisk(disk.path);
  try {
    if (name === "embedded") {
      const { output, elapsed } = await failedStart(settings);
      assert.match(output, /^DATA_DIR \S+ can't be written: [^\n]*disk is full[^\n]*\n$/);
      return `was refused in one sentence after ${elapsed} ms`;
    }
    const site = await start();
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
