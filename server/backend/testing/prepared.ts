import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { removeDirectory } from "../../testing/remove-directory.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { storeTextKeys } from "../store-settings.ts";
import { createDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  // Declaration merging needs an interface.
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of a database to copy: migrated, and with the keys of the texts. */
    migratedTemplate: string;
    /** A directory for a DATA_DIR to copy, created on first use. */
    preparedData: string;
  }
}

/** Vitest's global setup: one PostgreSQL for all tests. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-prepared-"));
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  project.provide("migratedTemplate", await makeTemplate(server.url));
  project.provide("preparedData", directory);
  return async () => {
    await Promise.all([server.stop(), removeDirectory(directory)]);
  };
}

async function makeTemplate(serverUrl: string): Promise<string> {
  const name = "migrated";
  const database = await openDatabase({ url: await createDatabase(serverUrl, name) });
  await migrate(database);
  await storeTextKeys(database);
  await database.close();
  return name;
}
