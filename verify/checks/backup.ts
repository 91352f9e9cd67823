import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { onEmbedded, postgres, type TestBed, temporaryDirectory } from "../../bench/test-bed.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { createDirectoryStore } from "../../server/backend/media/directory-store.ts";
import { keysOf, type MediaVersion, openLibrary } from "../../server/backend/media/library.ts";
import { createDatabase } from "../../server/backend/testing/postgres.ts";
import { listDirectory } from "../../server/backup/archive/directory.ts";
import { fingerprint } from "../../server/backup/testing/fingerprint.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { type Check, rounds } from "../check.ts";
import { type Written, writeRepeatedly } from "../writers/write-repeatedly.ts";

/** A backup's own audit event is recorded after it, so no backup contains it. */
const ownEvents = { "private.audit_log": "noun = 'backup'" };

const underWriting = rounds(3);

export const backup: Check = {
  line: "S7",
  what: "While messages, PDF files and pictures are written, npm run backup is run again and again and each file restored into an empty place; then once more at rest, into an embedded and an external database, where every row and file must be equal.",
  async run() {
    await using other = await postgres();
    return await onEmbedded((testBed) => checkTestBed(testBed, other.url));
  },
};

async function checkTestBed(testBed: TestBed, otherServer: string): Promise<string> {
  await using directory = await temporaryDirectory();
  const metricsPort = String(await freePort());
  const site = await testBed.start({ METRICS_PORT: metricsPort });
  const written = await writeRepeatedly(site);
  for (let round = 0; round < underWriting; round += 1) {
    const before = written.acknowledged();
    const file = join(directory.path, `${round}.tar.gz`);
    await command("backup", file, testBed.settings);
    await restoreAnd(file, (place) => expectComplete(place, before));
  }
  const total = await written.stop();
  await mailsAreSent(`http://127.0.0.1:${metricsPort}/metrics`);
  const atRest = join(directory.path, "rest.tar.gz");
  const output = await command("backup", atRest, testBed.settings);
  const memory = await site.memory();
  await site.stop();
  await compare(testBed, atRest, otherServer);
  return (
    `${underWriting} backups under writing (${total.messages} messages, ${total.files} files sent), ` +
    `at rest equal after a restore to an embedded and to an external database: ${output.split(" are in ")[0]}, server at ${Math.round(memory)} MB`
  );
}

/** Waits until all mails are sent. */
async function mailsAreSent(metrics: string): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const text = await (await fetch(metrics)).text();
    if (text.includes('vlotwerk_outbox_mails{state="queued"} 0\n')) return;
    await pause(1_000);
  }
  throw new Error("The mails are not sent after two minutes");
}

/** The target of one restored backup. */
type Place = { database: Database; directory: string };

/** Restores into an empty directory, and an empty database of the server if given; inspects and removes it. */
async function restoreAnd(
  file: string,
  look: (place: Place) => Promise<void>,
  server?: string,
): Promise<void> {
  await using place = await temporaryDirectory();
  const directory = join(place.path, "data");
  const url = server && (await createDatabase(server, `restored_${randomUUID().replaceAll("-", "")}`));
  await command("restore", file, { DATA_DIR: directory, ...(url && { DATABASE_URL: url }) });
  const database = url ? await openDatabase({ url, connections: 1 }) : await openEmbeddedDatabase(directory);
  await look({ database, directory }).finally(() => database.close());
}

/** All acknowledged rows are present, each message with its lead, each file row with its file. */
async function expectComplete({ database, directory }: Place, before: Written): Promise<void> {
  const messages = await database.query<{ message: string }>(
    "select message from public.otm_contact_subm_vlotwerk",
  );
  const found = new Set(messages.map(({ message }) => message));
  const lost = before.messages.filter((message) => !found.has(message));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged messages are not in the backup`);
  const halves = await database.query(
    "select from public.otm_contact_subm_vlotwerk message left join public.otm_leads lead using (id) where lead.id is null",
  );
  if (halves.length > 0)
    throw new Error(`${halves.length} messages have no lead: the backup is of two moments`);
  const media = await database.query<MediaVersion & { size: number }>(
    "select id, hash, content_type, width, size from public.otm_media",
  );
  const store = createDirectoryStore(join(directory, "files"));
  for (const version of media) {
    for (const key of keysOf(version)) {
      const file = await store.get(key);
      if (!file) throw new Error(`The backup lacks ${key}`);
      // What is stored of a picture is made from what was uploaded.
      const isWhole = version.width === null ? file.size === version.size : file.size > 0;
      if (!isWhole) throw new Error(`${key} has another size than its row says`);
    }
  }
}

/** Every row and file is unchanged, in an embedded and in an external database. */
async function compare(testBed: TestBed, file: string, otherServer: string): Promise<void> {
  const fingerprints = async ({ database, directory }: Place) => ({
    table: await fingerprint(database, ownEvents),
    file: await hashFiles({ database, directory }),
  });
  const { DATA_DIR: directory = "" } = testBed.settings;
  const wanted = await testBed.prepare((database) => fingerprints({ database, directory }));
  for (const server of [undefined, otherServer]) {
    const look = async (place: Place) => {
      const found = await fingerprints(place);
      for (const what of ["table", "file"] as const) expectSame(found[what], wanted[what], what);
    };
    await restoreAnd(file, look, server);
  }
}

function expectSame(found: Record<string, string>, wanted: Record<string, string>, what: string): void {
  const names = new Set([...Object.keys(found), ...Object.keys(wanted)]);
  const different = [...names].filter((name) => found[name] !== wanted[name]);
  if (different.length > 0) throw new Error(`Not equal after the restore: ${what} ${different.join(", ")}`);
  if (names.size === 0) throw new Error(`There is no ${what} to compare`);
}

async function hashFiles({ database, directory }: Place): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  const { paths } = await listDirectory(directory);
  for await (const version of openLibrary(database).listVersions()) {
    paths.push(...keysOf(version).map((key) => join("files", key)));
  }
  for (const path of paths) {
    const content = await readFile(join(directory, path));
    hashes[path] = createHash("sha256").update(content).digest("hex");
  }
  return hashes;
}

/** `npm run backup` and `npm run restore`, without npm. @returns the output */
async function command(
  name: "backup" | "restore",
  file: string,
  settings: NodeJS.ProcessEnv,
): Promise<string> {
  const script = join(import.meta.dirname, "..", "..", "scripts", `${name}.ts`);
  const env = { PATH: process.env.PATH, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [script, file], { env });
  return stdout;
}
