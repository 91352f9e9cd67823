import assert from "node:assert/strict";
import { join } from "node:path";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEmbedded, type TestBed, temporaryDirectory } from "../../bench/test-bed.ts";
import { upload } from "../../bench/upload.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { createDirectoryStore } from "../../server/backend/media/directory-store.ts";
import { keysOf, type MediaVersion } from "../../server/backend/media/library.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import { plainPicture } from "../../server/backend/media/testing/pictures.ts";
import { type Check, rounds } from "../check.ts";
import { start } from "../harness/commands.ts";
import { readOutbox } from "../mail/outbox.ts";
import { type SentForms, sendForms } from "../writers/forms.ts";

export const backup: Check = {
  line: "S7",
  what: "While forms, PDF files and pictures are written, npm run backup is run again and again and each file restored into an empty place, where what was acknowledged before it must be whole.",
  run: () => onEmbedded(backUpMeanwhile),
};

async function backUpMeanwhile({ settings, start: startSite }: TestBed): Promise<string> {
  await using directory = await temporaryDirectory();
  const site = await startSite();
  const forms: SentForms = { senders: new Set(), slowest: 0 };
  let isOver = false;
  const sendRepeatedly = async () => {
    while (!isOver) await sendForms(site.address, 2, forms);
  };
  const writing = Promise.all([sendRepeatedly(), sendFiles(site, () => isOver)]);
  writing.catch(() => {});
  const times = rounds(4);
  try {
    for (let round = 1; round <= times; round += 1) {
      const before = [...forms.senders];
      const file = join(directory.path, `${round}.tar.gz`);
      const restored = { DATA_DIR: join(directory.path, `${round}`) };
      await run("backup", file, settings);
      await run("restore", file, restored);
      await expectWhole(restored.DATA_DIR, before);
    }
  } finally {
    isOver = true;
  }
  const [, files] = await writing;
  await site.stop();
  return `${times} backups under writing, each restored whole: ${forms.senders.size} forms and ${files} files were sent meanwhile`;
}

/** PDF files and pictures, each fifth of which replaces an earlier one. @returns how many */
async function sendFiles(site: BenchSite, isOver: () => boolean): Promise<number> {
  const { token } = await site.signIn();
  let number = 0;
  for (; !isOver(); number += 1) {
    const name = number % 5 === 0 ? "replaced" : String(number);
    const colour = `#${(0x102030 + number).toString(16).padStart(6, "0")}`;
    const picture = await plainPicture(colour, 700, 500).png().toBuffer();
    await upload(site, token, `${name}.pdf`, somePdf(`${number} ${"x".repeat(number % 5_000)}`));
    await upload(site, token, `${name}.png`, picture);
  }
  return 2 * number;
}

/** All acknowledged forms are there, each message with its lead, each file row with its files. */
async function expectWhole(directory: string, acknowledged: readonly string[]): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const database = await openEmbeddedDatabase(directory);
  stack.defer(database.close);
  const { senders } = await readOutbox(database);
  const found = new Set(senders);
  const lost = acknowledged.filter((email) => !found.has(email));
  assert.equal(lost.length, 0, `${lost.length} acknowledged forms are not in the backup`);
  const halves = await database.query(
    "select from public.otm_contact_subm_vlotwerk message left join public.otm_leads lead using (id) where lead.id is null",
  );
  assert.equal(halves.length, 0, `${halves.length} messages have no lead: the backup is of two moments`);
  const media = await database.query<MediaVersion & { size: number }>(
    "select id, hash, content_type, width, size from public.otm_media",
  );
  const store = createDirectoryStore(join(directory, "files"));
  for (const version of media) {
    for (const key of keysOf(version)) {
      const file = await store.get(key);
      assert(file, `The backup lacks ${key}`);
      // What is stored of a picture is made from what was uploaded.
      const isWhole = version.width === null ? file.size === version.size : file.size > 0;
      assert(isWhole, `${key} has another size than its row says`);
    }
  }
}

async function run(name: "backup" | "restore", file: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const { status, sentence } = await start(name, [file], settings).ended;
  assert.equal(status, 0, sentence);
}
