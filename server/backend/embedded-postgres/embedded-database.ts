import { type Database, openDatabase } from "../database/database.ts";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";
import type { RunAs } from "./launcher.ts";

/** A command says what went wrong itself. */
const silent = { info() {}, warn() {}, error() {} };

/**
 * Opens the embedded database of a data directory: that of the running server, else one that is started for the caller
 * and stopped by `close`. Throws DataDirectoryError, StartError and DatabaseError.
 */
export async function openEmbeddedDatabase(directory: string, runAs: RunAs = "auto"): Promise<Database> {
  const postgres = await openEmbeddedPostgres({ directory, runAs, log: silent });
  try {
    const database = await openDatabase({ url: postgres.url, directory });
    async function close(): Promise<void> {
      await database.close();
      await postgres.close();
    }
    return { ...database, close };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}
