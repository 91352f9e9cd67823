import { open, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Database, openDatabase } from "../server/backend/database/database.ts";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import type { MediaStore } from "../server/backend/media/media-store.ts";
import { openMediaStore } from "../server/backend/media/open-media-store.ts";
import { BackupError } from "../server/backup/backup.ts";
import { type RestoreSummary, restoreBackup } from "../server/backup/restore.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { openDataDirectory } from "../server/shared/data-directory.ts";
import { reportFailure } from "./with-database.ts";

/** `npm run restore FILE`: restores a backup into an empty DATA_DIR and, with DATABASE_URL, an empty database. */
try {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) throw new BackupError("Usage: npm run restore -- FILE");
  const restored = await restore(readSettings(process.env), resolve(file));
  const { createdAt, rows, files, migrated, unknown } = restored;
  const newer = migrated === 0 ? "" : ` The database was brought up to date by ${migrated} migrations.`;
  process.stdout.write(`${rows} rows and ${files} files are back as they were at ${createdAt}.${newer}\n`);
  if (unknown.length > 0) {
    process.stdout.write(`This version of the site has no place for ${unknown.join(", ")}: left out.\n`);
  }
} catch (error) {
  reportFailure(error, BackupError);
}

async function restore(settings: Settings, file: string): Promise<RestoreSummary> {
  const { backend, dataDir } = settings;
  if (backend.kind === "hosted") {
    throw new BackupError("The data is kept by the Supabase project: set DATABASE_URL or DATA_DIR alone.");
  }
  await rejectFull(dataDir);
  await rejectUnreadable(file);
  const directory = resolve(dataDir);
  const target = { directory, store: await openMediaStore(settings, directory) };
  try {
    return backend.kind === "postgres"
      ? await restoreExternal(backend.url, target, file)
      : await restoreInto(await openEmbeddedDatabase(dataDir, backend.runAs), target, file);
  } catch (error) {
    for (const name of await entriesOf(dataDir)) await rm(join(dataDir, name), { recursive: true });
    throw error;
  }
}

type Target = { directory: string; store: MediaStore };

async function restoreExternal(url: string, target: Target, file: string): Promise<RestoreSummary> {
  const held = await openDataDirectory(target.directory);
  try {
    return await restoreInto(await openDatabase({ url, connections: 1 }), target, file);
  } finally {
    await held.release();
  }
}

async function restoreInto(database: Database, target: Target, file: string): Promise<RestoreSummary> {
  try {
    return await restoreBackup(file, { database, ...target });
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

/** The entries of a directory, without files of every server and of a mounted file system. */
async function entriesOf(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => !/^(lock(-journal)?|process|lost\+found)$/.test(name));
}
