import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { removeDirectory } from "../../testing/remove-directory.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { createDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  // Vitest reads this by declaration merging, which only an interface can do.
  interface ProvidedContext {
    postgresUrl: string;
    /** The database there that was migrated once, to be copied. */
    migratedTemplate: string;
    /** Where the first test that needs one makes a DATA_DIR, which the others copy. */
    preparedData: string;
  }
}

/** Vitest's global setup: one PostgreSQL for all tests, and a place for a DATA_DIR to copy, thrown away at the end. */
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
  await database.close();
  return name;
}
