import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type Database, openDatabase, patientConnect } from "../server/backend/database/database.ts";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import type { MediaStore } from "../server/backend/media/media-store.ts";
import { openMediaStore } from "../server/backend/media/open-media-store.ts";
import { ArchiveError } from "../server/backup/archive/archive.ts";
import { BackupError } from "../server/backup/backup-error.ts";
import { snapshotSource } from "../server/backup/kept/prove.ts";
import {
  chooseSnapshot,
  findSnapshots,
  isAhead,
  readFileList,
  type Snapshot,
} from "../server/backup/kept/snapshots.ts";
import { findPlace, type Place } from "../server/backup/place/place.ts";
import {
  clearHalfRestore,
  emptyDirectory,
  entriesOf,
  markRestore,
} from "../server/backup/restore/half-restore.ts";
import {
  type BackupSource,
  backupFile,
  type RestoreSummary,
  restoreBackup,
} from "../server/backup/restore/restore.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { openDataDirectory } from "../server/shared/data-directory.ts";
import { reportFailure } from "./with-database.ts";

const usage = "Usage: npm run restore -- FILE, or --from s3|DIRECTORY with --latest or --at NAME";
const hosted = "The data is kept by the Supabase project: set DATABASE_URL or DATA_DIR alone.";

/** Exit code of a choice that nobody could make. */
const notChosen = 2;

/**
 * `npm run restore`: restores a backup into an empty DATA_DIR and, with DATABASE_URL, an empty database.
 */
try {
  const given = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  if (settings.backend.kind === "hosted") throw new BackupError(hosted);
  const source = await findSource(settings, given);
  if (!source) process.exitCode = notChosen;
  else report(await restore(settings, source));
} catch (error) {
  reportFailure(error instanceof ArchiveError ? new BackupError(error.message) : error, BackupError);
}

type Given = { file?: string; from?: string; at?: string; latest?: boolean };

function readArguments(args: string[]): Given {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        from: { type: "string" },
        at: { type: "string" },
        latest: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const [file] = positionals;
    const choices = Number(values.at !== undefined) + Number(values.latest === true);
    const isPlace = values.from !== undefined && positionals.length === 0 && choices <= 1;
    const isFile = values.from === undefined && positionals.length === 1 && choices === 0;
    if (isPlace || isFile) return { ...values, ...(file === undefined ? {} : { file }) };
  } catch {
    // An unknown option, or one without its value.
  }
  throw new BackupError(usage);
}

/** Null when there is no terminal to ask in. */
async function findSource(
  settings: Settings,
  { file, from, at, latest }: Given,
): Promise<BackupSource | null> {
  const { key } = settings.backup;
  if (file !== undefined) {
    const path = resolve(file);
    await rejectUnreadable(path);
    return backupFile(path, key);
  }
  const place = findPlace(settings, from ?? "");
  const snapshots = findSnapshots(await place.list("snapshots"));
  if (at === undefined) tellAhead(snapshots);
  const name = at ?? (latest ? null : await ask(place, snapshots));
  if (name === undefined) return null;
  const snapshot = chooseSnapshot(place, snapshots, name);
  return snapshotSource(place, key, snapshot, await readFileList(place, snapshot, key));
}

/** Says which names lie in the future, and what they count as. */
function tellAhead(snapshots: readonly Snapshot[]): void {
  const now = new Date();
  for (const { name, takenAt } of snapshots.filter((one) => isAhead(one, now))) {
    const counted =
      takenAt > now
        ? "nobody knows when it was made. --latest passes it over while there is another one"
        : `it counts as of ${inAmsterdam(takenAt)}`;
    process.stderr.write(`${name} has a name in the future, by a clock that ran ahead: ${counted}.\n`);
  }
}

function inAmsterdam(moment: Date): string {
  return moment.toLocaleString("sv-SE", { timeZone: "Europe/Amsterdam" });
}

/** Lists what is there, the newest first, and asks for one in a terminal. */
async function ask(place: Place, snapshots: readonly Snapshot[]): Promise<string | undefined> {
  chooseSnapshot(place, snapshots, null);
  for (const [index, { name, takenAt, bytes }] of snapshots.entries()) {
    process.stdout.write(`${index + 1}  ${inAmsterdam(takenAt)}  ${(bytes / 1e6).toFixed(1)} MB  ${name}\n`);
  }
  if (!process.stdin.isTTY) {
    process.stderr.write("Choose one with --at NAME, or the newest with --latest.\n");
    return undefined;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Which one? ");
  terminal.close();
  return snapshots[Number(answer) - 1]?.name ?? answer;
}

function report({ createdAt, rows, files, migrated, unknown }: RestoreSummary): void {
  const newer = migrated === 0 ? "" : ` The database was brought up to date by ${migrated} migrations.`;
  process.stdout.write(`${rows} rows and ${files} files are back as they were at ${createdAt}.${newer}\n`);
  if (unknown.length > 0) {
    process.stdout.write(`This version of the site has no place for ${unknown.join(", ")}: left out.\n`);
  }
}

async function restore(settings: Settings, source: BackupSource): Promise<RestoreSummary> {
  const { backend, dataDir } = settings;
  if (backend.kind === "hosted") throw new BackupError(hosted);
  await clearHalfRestore(dataDir);
  await rejectFull(dataDir);
  const directory = resolve(dataDir);
  const target = { directory, store: await openMediaStore(settings, directory) };
  const { unmark } = await markRestore(directory);
  try {
    const restored =
      backend.kind === "postgres"
        ? await restoreExternal(backend.url, target, source)
        : await restoreInto(await openEmbeddedDatabase(dataDir, backend.runAs), target, source);
    await unmark();
    return restored;
  } catch (error) {
    await emptyDirectory(directory);
    throw error;
  }
}

type Target = { directory: string; store: MediaStore };

async function restoreExternal(url: string, target: Target, source: BackupSource): Promise<RestoreSummary> {
  const held = await openDataDirectory(target.directory);
  try {
    return await restoreInto(
      await openDatabase({ url, connections: 1, connectTimeout: patientConnect }),
      target,
      source,
    );
  } finally {
    await held.release();
  }
}

async function restoreInto(
  database: Database,
  target: Target,
  source: BackupSource,
): Promise<RestoreSummary> {
  try {
    return await restoreBackup(source, { database, ...target });
  } finally {
    await database.close();
  }
}

async function rejectFull(dataDir: string): Promise<void> {
  const entries = await entriesOf(dataDir);
  if (entries.length === 0) return;
  throw new BackupError(`DATA_DIR ${resolve(dataDir)} is not empty: name a new directory.`);
}

async function rejectUnreadable(file: string): Promise<void> {
  const opened = await open(file).catch(() => null);
  const isFile = (await opened?.stat())?.isFile() ?? false;
  await opened?.close();
  if (!isFile) throw new BackupError(`${file} can't be read: name a backup that is there and yours.`);
}
