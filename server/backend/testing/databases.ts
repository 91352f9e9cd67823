import { randomUUID } from "node:crypto";
import { describe, inject } from "vitest";
import { afterFile } from "../../testing/after-file.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { createDatabase, dropDatabase } from "./postgres.ts";

export type OpenDatabase = () => Promise<Database>;

/** `open` creates a migrated, unseeded database, which is gone after the file. */
export function describeOnDatabase(name: string, body: (open: OpenDatabase) => void): void {
  describe(name, () => body(() => openCopy(inject("migratedTemplate"))));
}

/** The same with empty databases. */
export function describeOnBareDatabase(name: string, body: (open: OpenDatabase) => void): void {
  describe(name, () => body(() => openCopy()));
}

async function openCopy(template?: string): Promise<Database> {
  const database = await openDatabase({ url: await createPostgresDatabase(template) });
  afterFile(() => database.close());
  return database;
}

/** Creates a database on the test server, for the tests of this file. @returns its address */
export function createPostgresDatabase(template?: string): Promise<string> {
  const [server, name] = [inject("postgresUrl"), `test_${randomUUID().replaceAll("-", "")}`];
  afterFile(() => dropDatabase(server, name));
  return createDatabase(server, name, template);
}
