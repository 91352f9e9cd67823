import { resolve } from "node:path";
import { recordBackup } from "../server/backend/auth/audit/record-event.ts";
import { takesWrites } from "../server/backend/database/check-server.ts";
import { openMediaStore } from "../server/backend/media/open-media-store.ts";
import { BackupError, type BackupSummary, rejectTargetInside, writeBackup } from "../server/backup/backup.ts";
import { type Listing, listDirectory } from "../server/backup/directory.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { openDataDirectory } from "../server/shared/data-directory.ts";
import { openDatabaseOf, reportFailure } from "./with-database.ts";

const hosted = "The data is kept by the Supabase project, which makes its own backups.";

/** Exit code of an incomplete backup; 1 means no backup. */
const notWhole = 2;
/** How many missing files are named. */
const mostNamed = 20;

/** `npm run backup`: writes all rows and files into one file, while the server runs. */
try {
  const [given, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new BackupError("Usage: npm run backup -- [FILE]");
  const file = resolve(given ?? `vlotwerk-${new Date().toISOString().replace(/[:.]/g, "-")}.backup.tar.gz`);
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const summary = await backUp(settings, file);
  const { leftOut } = await listDirectory(settings.dataDir);
  report({ ...summary, leftOut }, file, performance.now() - startedAt);
} catch (error) {
  reportFailure(error, BackupError);
}

/** Reports the content and what is missing; a missing file of the library is a failure. */
function report(
  { rows, tables, files, bytes, missing, leftOut }: BackupSummary & Pick<Listing, "leftOut">,
  file: string,
  elapsed: number,
): void {
  const without =
    leftOut.length === 0 ? "" : `Not in it: ${leftOut.length} of what lies in DATA_DIR, named below.\n`;
  process.stdout.write(
    `${rows} rows of ${tables} tables and ${files} files are in ${file} ` +
      `(${(bytes / 1e6).toFixed(1)} MB, ${(elapsed / 1000).toFixed(1)} s).\n${without}` +
      "It holds keys and personal data: only you can read it; keep it so.\n",
  );
  for (const { path, why } of leftOut) {
    process.stderr.write(`Left out of the backup: ${JSON.stringify(path)} in DATA_DIR, because ${why}.\n`);
  }
  for (const key of missing.slice(0, mostNamed)) {
    process.stderr.write(`Missing in the file store: ${key}, which the library names.\n`);
  }
  if (missing.length === 0) return;
  const lacking =
    missing.length === 1
      ? "this file"
      : `${missing.length} files${missing.length > mostNamed ? ", the first of them named above" : ""}`;
  process.stderr.write(
    `The backup lacks ${lacking}: bring what is missing back to the file store, or replace it in the panel.\n`,
  );
  process.exitCode = notWhole;
}

async function backUp(settings: Settings, file: string): Promise<BackupSummary> {
  rejectTargetInside(settings.dataDir, file);
  const database = await openDatabaseOf(settings, hosted);
  try {
    const { path: directory } = await openDataDirectory(settings.dataDir, true);
    const store = await openMediaStore(settings, directory);
    // A database that takes no writes is backed up as well: a standby, or one that is being moved.
    if (await takesWrites(database)) await recordBackup(database);
    return await writeBackup({ database, directory, store }, file);
  } finally {
    await database.close();
  }
}
