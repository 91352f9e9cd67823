import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Database, DatabaseError, openDatabase } from "../server/backend/database.ts";
import { MigrationError, migrate } from "../server/backend/migrate.ts";
import { DataDirectoryError, DataDirectoryInUse, openDataDirectory } from "../server/data-directory.ts";
import { type Settings, SettingsError } from "../server/settings.ts";

/** A command can't use the database; the message says why in one sentence. */
export class NoDatabaseError extends Error {
  override name = "NoDatabaseError";
}

type Options = {
  /** What to do instead where a Supabase project keeps the data. */
  hosted: string;
  /** Whether a database that is not there yet is refused, and not made. */
  mustExist?: boolean;
};

/**
 * Gives the server's database to a command, brought up to date, and closes it afterwards.
 *
 * @throws NoDatabaseError, DataDirectoryError, MigrationError or DatabaseError, each with one clear sentence
 */
export async function withDatabase<T>(
  { backend, dataDir }: Pick<Settings, "backend" | "dataDir">,
  { hosted, mustExist = false }: Options,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (backend.kind === "hosted") throw new NoDatabaseError(hosted);
  if (backend.kind === "postgres") {
    return use(await openDatabase({ url: backend.url, connections: 1 }), work);
  }
  if (mustExist && !existsSync(join(dataDir, "database"))) {
    throw new NoDatabaseError(
      `DATA_DIR ${resolve(dataDir)} holds no database: set the server's own DATA_DIR.`,
    );
  }
  const directory = await holdDirectory(dataDir);
  try {
    return await use(
      await openDatabase({ kind: "pglite", directory: join(directory.path, "database") }),
      work,
    );
  } finally {
    await directory.release();
  }
}

/**
 * Ends a command that failed: status 1 and the sentence, when the failure is one that a person can do something about.
 *
 * @throws every other error as it is
 */
export function reportFailure(error: unknown, ownError: abstract new (message: string) => Error): void {
  const expected = [
    SettingsError,
    DataDirectoryError,
    MigrationError,
    DatabaseError,
    NoDatabaseError,
    ownError,
  ];
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function use<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The embedded database belongs to one process: a running server has to stop for as long as this takes. */
async function holdDirectory(dataDir: string) {
  try {
    return await openDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    throw new NoDatabaseError(
      "The server is running and holds its database alone: stop it, run this again, and start it.",
    );
  }
}
