import { type Database, openDatabase, patientConnect } from "../database/database.ts";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";
import type { RunAs } from "./launcher.ts";
import type { PostgresSettings } from "./postmaster.ts";

const silent = { info() {}, warn() {}, error() {} };

/** The running server's database, or one that runs until `close`. Throws DataDirectoryError, StartError. */
export async function openEmbeddedDatabase(
  directory: string,
  runAs: RunAs = "auto",
  settings: PostgresSettings = {},
): Promise<Database> {
  const postgres = await openEmbeddedPostgres({ directory, runAs, log: silent, settings });
  try {
    const database = await openDatabase({ url: postgres.url, directory, connectTimeout: patientConnect });
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
