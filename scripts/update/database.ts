import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../server/backend/database/database.ts";
import { MigrationError, planMigration } from "../../server/backend/database/migrate.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { writeBackup } from "../../server/backup/backup.ts";
import { BackupError } from "../../server/backup/backup-error.ts";
import { replaceDatabase } from "../../server/backup/restore/replace-database.ts";
import { backupFile } from "../../server/backup/restore/restore.ts";
import { readSettings } from "../../server/settings/settings.ts";
import { DataDirectoryInUse } from "../../server/shared/data-directory.ts";
import { openDatabaseOf, reportFailure } from "../with-database.ts";

const hosted = "The database is kept by the Supabase project.";
const settings = readSettings(process.env);
const directory = settings.dataDir;

/** What an update does to the database, as the service's user: `copy FILE`, `silence DIRECTORY` or `back VERSION`. */
try {
  const [what, argument = ""] = process.argv.slice(2);
  if (what === "copy") await onDatabase((database) => copy(database, argument));
  else if (what === "silence") await silence(argument);
  else await onDatabase((database) => goBack(database, argument));
} catch (error) {
  reportFailure(error, BackupError);
}

async function copy(database: Database, file: string): Promise<void> {
  await rm(dirname(file), { recursive: true, force: true });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeBackup({ database, directory, store: null }, file);
}

/** A copy that is started calls nobody. */
async function silence(copied: string): Promise<void> {
  const database = await openEmbeddedDatabase(copied);
  try {
    await database.execute("update public.otm_webhooks set pause = 'person' where pause is null");
  } finally {
    await database.close();
  }
}

/** Puts the rows of before a newer version into its place, after keeping what came in since. */
async function goBack(database: Database, newer: string): Promise<void> {
  const isOurs = await planMigration(database).then(
    () => true,
    (error) => {
      if (error instanceof MigrationError) return false;
      throw error;
    },
  );
  if (isOurs) return;
  const backups = join(directory, "backups");
  const name = (await readdir(backups))
    .filter((file) => file.startsWith(`before-${newer}-`))
    .sort()
    .at(-1);
  if (!name) throw new BackupError(`${backups} has no backup of before ${newer}.`);
  const { key } = settings.backup;
  const time = new Date().toISOString().replace(/[:.]/g, "-");
  const since = join(backups, `after-${newer}-${time}.backup.tar.gz${key ? ".age" : ""}`);
  await writeBackup({ database, directory, store: null }, since, key);
  await replaceDatabase(database, backupFile(join(backups, name), key));
  process.stdout.write(`What came in meanwhile is in ${since}.\n`);
}

/** A service that starts again and again has the directory for moments. */
async function onDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openPatiently(30);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function openPatiently(seconds: number): Promise<Database> {
  try {
    return await openDatabaseOf(settings, hosted);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse) || seconds === 0) throw error;
    await pause(1_000);
    return openPatiently(seconds - 1);
  }
}
