import { createFirstAdmin, type FirstAdmin } from "./backend/auth/administrators/first-admin.ts";
import { SigningKeyError } from "./backend/auth/tokens/keys.ts";
import { requireUsableServer } from "./backend/database/check-server.ts";
import {
  type Database,
  DatabaseError,
  type DatabaseOptions,
  openDatabase,
} from "./backend/database/database.ts";
import { MigrationError, migrate, planMigration } from "./backend/database/migrate.ts";
import { seed } from "./backend/database/seed.ts";
import { startEmbeddedPostgres } from "./backend/embedded-postgres/embedded-postgres.ts";
import { storeTextKeys } from "./backend/store-settings.ts";
import { BackupError } from "./backup/backup-error.ts";
import type { OwnBackendSettings, Settings } from "./settings/settings.ts";
import { isDiskFullError, isNoSpaceError } from "./shared/disk-space.ts";
import type { Log } from "./shared/log.ts";
import { StartError } from "./shared/start-error.ts";

/** Opens the database, migrates and seeds it, and creates the first administrator. */
export async function openSiteDatabase(
  settings: Pick<Settings, "firstAdmin" | "siteUrl" | "backup"> & { backend: OwnBackendSettings },
  directory: string,
  opened: { close(): Promise<void> }[],
  log: Log,
): Promise<{ database: Database; firstAdmin: FirstAdmin | null }> {
  const database = await openDatabase(await startDatabase(settings.backend, directory, opened, log));
  opened.push(database);
  if (settings.backend.kind === "postgres") await requireUsableServer(database, settings.backend.url);
  const migrated = await bringUpToDate(database, directory, settings, log);
  const seeded = await seed(database);
  await storeTextKeys(database);
  if (migrated.length > 0) log.info("database migrated", { files: migrated.length, seeded: seeded.length });
  const firstAdmin = await createFirstAdmin(database, settings, directory);
  if (firstAdmin) log.info("first administrator made", { passwordIn: firstAdmin.file });
  return { database, firstAdmin };
}

/** Migrates, after a backup of what is there. */
async function bringUpToDate(
  database: Database,
  directory: string,
  { backup }: Pick<Settings, "backup">,
  log: Log,
): Promise<string[]> {
  const plan = await planMigration(database);
  if (plan.pending.length > 0 && !plan.isNew && !plan.isBegun) {
    // Loaded when they are needed, as most starts change nothing.
    const { backUpBefore } = await import("./backup/back-up-before.ts");
    log.info("backed up before the migration", {
      file: await backUpBefore({ database, directory }, plan, backup.key),
    });
  }
  return migrate(database);
}

async function startDatabase(
  backend: OwnBackendSettings,
  directory: string,
  opened: { close(): Promise<void> }[],
  log: Log,
): Promise<DatabaseOptions> {
  if (backend.kind === "postgres") return backend;
  const postgres = await startEmbeddedPostgres({
    directory,
    log,
    runAs: backend.runAs,
  });
  opened.push({ close: postgres.stop });
  return { url: postgres.url, directory };
}

/** A StartError with one sentence, where the reason is known. */
export function explainFailure(error: unknown, backend: OwnBackendSettings): unknown {
  if (error instanceof SigningKeyError) {
    return new StartError(error.message.replace(/^The signing key/, "JWT_SIGNING_KEY"));
  }
  if (error instanceof MigrationError) {
    return new StartError(`The database can't be brought up to date by ${error.message}.`);
  }
  if (error instanceof BackupError) {
    return new StartError(`The database is not brought up to date. ${error.message}`);
  }
  if (isNoSpaceError(error) || (backend.kind === "embedded" && isDiskFullError(error))) {
    return new StartError("DATA_DIR can't be written: its disk is full.");
  }
  if (!(error instanceof DatabaseError)) return error;
  const where = backend.kind === "postgres" ? `DATABASE_URL (${new URL(backend.url).host})` : "DATA_DIR";
  return new StartError(`${where} holds no database that can be used: ${error.message.replace(/\.$/, "")}.`);
}
