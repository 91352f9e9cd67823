import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BenchSite } from "../../bench/site-process.ts";
import { createDirectoryStore } from "../../server/backend/media/directory-store.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import type { StoredMails } from "../mail/outbox.ts";
import { sendUpload } from "../writers/uploads.ts";

/** Uploads a PDF of this many megabytes. */
type SendFile = (megabytes: number) => Promise<Response>;

/** Uploads files as an administrator; signs in first, since that writes to the database. */
export async function fileSender(site: BenchSite): Promise<SendFile> {
  const { token } = await site.signIn();
  return (megabytes) => sendUpload(site, token, "full-disk.pdf", somePdf("x".repeat(megabytes * 1_000_000)));
}

/** @throws AssertionError unless a file is rejected with a clear message and leaves nothing behind */
export async function expectFileRejected(send: SendFile, data: string): Promise<void> {
  const before = await filesIn(data);
  const response = await send(5);
  const text = await response.text();
  assert.equal(response.status, 503, `A file on a full disk was answered with ${response.status}`);
  assert.match(text, /disk is full/);
  assert.deepEqual(await filesIn(data), before, "A file that was refused left something behind");
}

function filesIn(data: string): Promise<string[]> {
  return createDirectoryStore(join(data, "files")).list("");
}

/** @returns the number of mail files @throws AssertionError unless each queued mail is one complete file */
export async function expectMailFiles(data: string, { senders, mails }: StoredMails): Promise<number> {
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
