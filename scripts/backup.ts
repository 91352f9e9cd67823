import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { noteBackup } from "../server/backend/audit/note-deed.ts";
import { type Database, openDatabase } from "../server/backend/database.ts";
import { isDiskFullError } from "../server/backend/disk-space.ts";
import { BackupError, type BackupSummary, refuseInside, writeBackup } from "../server/backup/backup.ts";
import { holdFiles, type Listing, listDirectory } from "../server/backup/directory.ts";
import { askForSnapshot, removeOldSnapshots } from "../server/backup/snapshots.ts";
import { DataDirectoryInUse, openDataDirectory } from "../server/data-directory.ts";
import { readSettings, type Settings } from "../server/settings.ts";
import { reportFailure } from "./with-database.ts";

/** The backup is made, and lacks files that it should have; 1 says that there is none. */
const notWhole = 2;

/** `npm run backup`: every row and every file into one file, while the server runs. */
try {
  const [given, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new BackupError("Usage: npm run backup -- [FILE]");
  const file = resolve(given ?? `vlotwerk-${new Date().toISOString().replace(/[:.]/g, "-")}.backup.tar.gz`);
  const began = performance.now();
  const settings = readSettings(process.env);
  const summary = await backUp(settings, file);
  const { leftOut } = await listDirectory(settings.dataDir);
  report({ ...summary, leftOut }, file, performance.now() - began);
} catch (error) {
  reportFailure(error, BackupError);
}

/** Says what is in the backup and what is not. A file that a download page names and nobody has makes it a failure. */
function report(
  { rows, tables, files, bytes, missing, leftOut }: BackupSummary & Pick<Listing, "leftOut">,
  file: string,
  took: number,
): void {
  const without =
    leftOut.length === 0 ? "" : `Not in it: ${leftOut.length} of what lies in DATA_DIR, named below.\n`;
  process.stdout.write(
    `${rows} rows of ${tables} tables and ${files} files are in ${file} ` +
      `(${(bytes / 1e6).toFixed(1)} MB, ${(took / 1000).toFixed(1)} s).\n${without}` +
      "It holds keys and personal data: only you can read it; keep it so.\n",
  );
  for (const { path, why } of leftOut) {
    process.stderr.write(`Left out of the backup: ${JSON.stringify(path)} in DATA_DIR, because ${why}.\n`);
  }
  for (const path of missing) {
    process.stderr.write(`Missing in DATA_DIR: ${path}, which a download page names.\n`);
  }
  if (missing.length === 0) return;
  process.stderr.write(
    `The backup lacks ${missing.length === 1 ? "this file" : `these ${missing.length} files`}: bring what is missing back to DATA_DIR, or put it in again in the panel.\n`,
  );
  process.exitCode = notWhole;
}

async function backUp(settings: Settings, file: string): Promise<BackupSummary> {
  const { backend, dataDir } = settings;
  if (backend.kind === "hosted") {
    throw new BackupError("The data is kept by the Supabase project, which makes its own backups.");
  }
  refuseInside(dataDir, file);
  if (backend.kind === "postgres") return backUpPostgres(backend.url, resolve(dataDir), file);
  if (!existsSync(join(dataDir, "database"))) {
    throw new BackupError(`DATA_DIR ${resolve(dataDir)} holds no database: set the server's own DATA_DIR.`);
  }
  const held = await openDataDirectory(dataDir).catch((error) => {
    if (error instanceof DataDirectoryInUse) return null;
    throw error;
  });
  if (!held) return backUpCopy(resolve(dataDir), file);
  try {
    return await backUpEmbedded(held.path, file, noteBackup);
  } finally {
    await held.release();
  }
}

/** The running server copies its database, which is then read here without its help. */
async function backUpCopy(dataDir: string, file: string): Promise<BackupSummary> {
  const copy = await askForSnapshot(dataDir).catch((error) => {
    throw new BackupError(
      isDiskFullError(error)
        ? "The disk of DATA_DIR has no room for the copy of the database that this takes: make room first."
        : "The running server made no copy of its database: look into its log, or stop it and run this again.",
    );
  });
  try {
    return await backUpEmbedded(copy, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function backUpEmbedded(
  directory: string,
  file: string,
  note?: (database: Database) => Promise<void>,
): Promise<BackupSummary> {
  const database = await openDatabase({ kind: "pglite", directory: join(directory, "database") });
  try {
    await note?.(database);
    return await writeBackup({ database, directory }, file);
  } finally {
    await database.close();
  }
}

/** Files are held before and after the moment that the rows are of: whatever the rows name is among them. */
async function backUpPostgres(url: string, dataDir: string, file: string): Promise<BackupSummary> {
  await removeOldSnapshots(dataDir).catch(() => {
    process.stderr.write(
      `What an earlier backup left in ${join(dataDir, "snapshots")} is not yours to delete.\n`,
    );
  });
  await mkdir(join(dataDir, "snapshots"), { recursive: true, mode: 0o700 });
  const copy = await mkdtemp(join(dataDir, "snapshots", "files-"));
  const database = await openDatabase({ url, connections: 1 });
  try {
    await noteBackup(database);
    await holdFiles(dataDir, copy);
    return await writeBackup({ database, directory: copy, fixed: () => holdFiles(dataDir, copy) }, file);
  } finally {
    await database.close();
    await rm(copy, { recursive: true, force: true });
  }
}
