import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type Database,
  DatabaseError,
  openDatabase,
  patientConnect,
} from "../server/backend/database/database.ts";
import { MigrationError, migrate, planMigration } from "../server/backend/database/migrate.ts";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import { StoreError } from "../server/backend/media/media-store.ts";
import { type Settings, SettingsError } from "../server/settings/settings.ts";
import { DataDirectoryError } from "../server/shared/data-directory.ts";
import { isDiskFullError } from "../server/shared/disk-space.ts";
import { StartError } from "../server/shared/start-error.ts";

/** A command can't use the database; the message says why in one sentence. */
export class NoDatabaseError extends Error {
  override name = "NoDatabaseError";
}

/** The start of a server backs up before it migrates; a command does not. */
const earlier =
  "The database is of an earlier version of the site: start the server of this version once, which brings it up to date.";

type ServerSettings = Pick<Settings, "backend" | "dataDir">;

/**
 * Runs the work on the server's database, migrated when it is new.
 *
 * @param hosted the error message in hosted mode
 * @throws NoDatabaseError, DataDirectoryError, MigrationError or DatabaseError, each with one clear sentence
 */
export async function withDatabase<T>(
  settings: ServerSettings,
  hosted: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabaseOf(settings, hosted);
  try {
    const { isNew, pending } = await planMigration(database);
    if (!isNew && pending.length > 0) throw new NoDatabaseError(earlier);
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Opens the server's database without migrating: that of DATABASE_URL, or the existing embedded one.
 *
 * @throws NoDatabaseError, DataDirectoryError or DatabaseError, each with one clear sentence
 */
export async function openDatabaseOf(
  { backend, dataDir }: ServerSettings,
  hosted: string,
): Promise<Database> {
  if (backend.kind === "hosted") throw new NoDatabaseError(hosted);
  if (backend.kind === "postgres")
    return openDatabase({ url: backend.url, connections: 1, connectTimeout: patientConnect });
  if (!existsSync(join(dataDir, "postgres"))) {
    throw new NoDatabaseError(
      `DATA_DIR ${resolve(dataDir)} holds no database: set the server's own DATA_DIR.`,
    );
  }
  return openEmbeddedDatabase(dataDir, backend.runAs);
}

/** PostgreSQL names the file alone that it was about to write. */
const fullDisk = "The disk of DATA_DIR or of the database is full: make room, and repeat this.";

/** Prints an expected error and sets status 1. @throws every other error */
export function reportFailure(error: unknown, ownError: abstract new (message: string) => Error): void {
  const expected = [
    SettingsError,
    DataDirectoryError,
    MigrationError,
    DatabaseError,
    NoDatabaseError,
    StartError,
    StoreError,
    ownError,
  ];
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  const message = isDiskFullError(error) ? fullDisk : error.message;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
