import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { recordBackup } from "../server/backend/auth/audit/record-event.ts";
import { takesWrites } from "../server/backend/database/check-server.ts";
import type { Database } from "../server/backend/database/database.ts";
import { openMediaStore } from "../server/backend/media/open-media-store.ts";
import { type Listing, listDirectory } from "../server/backup/archive/directory.ts";
import {
  type BackupSummary,
  rejectTargetInside,
  type Sources,
  writeBackup,
} from "../server/backup/backup.ts";
import { BackupError } from "../server/backup/backup-error.ts";
import { type KeepOutcome, type KeepSettings, keepBackup } from "../server/backup/kept/keep-backup.ts";
import type { KeptBackup } from "../server/backup/kept/kept-backup.ts";
import { createKey } from "../server/backup/place/sealed.ts";
import type { ProjectSettings } from "../server/hosted/project.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { openDataDirectory } from "../server/shared/data-directory.ts";
import { openDatabaseOf, reportFailure } from "./with-database.ts";

const hosted =
  "The data is kept by the Supabase project, which makes its own backups: npm run backup -- --kept backs up its files and content.";

/** Exit code of an incomplete backup; 1 means no backup. */
const notWhole = 2;
/** How many missing files are named. */
const mostNamed = 20;

/**
 * `npm run backup`: writes all rows and files into one file, while the server runs; with `--kept` into the place of backups,
 * where it is proven and thinned out as every night; with `--new-key` it prints a key for BACKUP_KEY.
 */
try {
  const { file, kept, newKey } = readArguments(process.argv.slice(2));
  if (newKey) process.stdout.write(`${await createKey()}\n`);
  else if (kept) await keep(readSettings(process.env));
  else await write(readSettings(process.env), file);
} catch (error) {
  reportFailure(error, BackupError);
}

function readArguments(given: string[]): { file: string | undefined; kept: boolean; newKey: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: { kept: { type: "boolean" }, "new-key": { type: "boolean" } },
      allowPositionals: true,
    });
    const { kept = false, "new-key": newKey = false } = values;
    if (positionals.length + Number(kept) + Number(newKey) <= 1)
      return { file: positionals[0], kept, newKey };
  } catch {
    // An unknown option.
  }
  throw new BackupError("Usage: npm run backup -- [FILE], --kept or --new-key");
}

async function write(settings: Settings, given: string | undefined): Promise<void> {
  const { key } = settings.backup;
  const name = `vlotwerk-${new Date().toISOString().replace(/[:.]/g, "-")}.backup.tar.gz${key ? ".age" : ""}`;
  const file = resolve(given ?? name);
  const startedAt = performance.now();
  rejectTargetInside(settings.dataDir, file);
  const summary = await withSources(settings, async (sources) => {
    // A database that takes no writes is backed up as well: a standby, or one that is being moved.
    if (await takesWrites(sources.database)) await recordBackup(sources.database);
    return writeBackup(sources, file, key);
  });
  const { leftOut } = await listDirectory(settings.dataDir);
  report({ ...summary, leftOut }, file, key !== null, performance.now() - startedAt);
}

async function keep(settings: Settings): Promise<void> {
  const { backend } = settings;
  const { kept, place, missing, leftOut, notThinned } =
    backend.kind === "hosted"
      ? await keepHosted({ ...settings, backend })
      : await withSources(settings, async (sources) => {
          const outcome = await keepBackup({ ...settings, backend }, sources);
          if (outcome.missing.length === 0) await tellOverview(sources.database, outcome.kept);
          return outcome;
        });
  process.stderr.write(
    `${kept.rows} rows of ${kept.tables} tables and ${kept.files} files are proven as ${kept.snapshot} in ${place}: ` +
      `${kept.movedFiles} files came new (${megabytes(kept.bytes)}, ${kept.seconds} s).\n`,
  );
  if (backend.kind === "hosted") {
    process.stderr.write("These are its files and content; the Supabase project backs up the database.\n");
  }
  if (notThinned) process.stderr.write(`Old backups could not be removed: ${notThinned}\n`);
  reportLacking(missing, leftOut);
  process.stdout.write(`${JSON.stringify(kept)}\n`);
}

/** For a backup that somebody makes by hand; the server tells of those that it makes itself. */
async function tellOverview(database: Database, { snapshot, rows, files, bytes }: KeptBackup): Promise<void> {
  const figures = { _snapshot: snapshot, _rows: rows, _files: files, _bytes: bytes };
  if (await takesWrites(database)) await database.call("report_backup", { _failure: null, ...figures });
}

/** Its client takes memory, which other sites don't need. */
async function keepHosted(settings: KeepSettings & { backend: ProjectSettings }): Promise<KeepOutcome> {
  const hosted = await import("../server/hosted/keep-hosted-backup.ts");
  return hosted.keepHostedBackup(settings);
}

async function withSources<Result>(
  settings: Settings,
  work: (sources: Sources) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabaseOf(settings, hosted);
  try {
    const { path: directory } = await openDataDirectory(settings.dataDir, true);
    return await work({ database, directory, store: await openMediaStore(settings, directory) });
  } finally {
    await database.close();
  }
}

/** Reports the content and what is missing; a missing file of the library is a failure. */
function report(
  { rows, tables, files, bytes, missing, leftOut }: BackupSummary & Pick<Listing, "leftOut">,
  file: string,
  isEncrypted: boolean,
  elapsed: number,
): void {
  const without =
    leftOut.length === 0 ? "" : `Not in it: ${leftOut.length} of what lies in DATA_DIR, named below.\n`;
  const secret = isEncrypted
    ? "It is encrypted with BACKUP_KEY, which is not in it.\n"
    : "It holds keys and personal data: only you can read it; keep it so.\n";
  process.stdout.write(
    `${rows} rows of ${tables} tables and ${files} files are in ${file} ` +
      `(${megabytes(bytes)}, ${(elapsed / 1000).toFixed(1)} s).\n${without}${secret}`,
  );
  reportLacking(missing, leftOut);
}

function reportLacking(missing: readonly string[], leftOut: Listing["leftOut"]): void {
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

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
