import { randomUUID } from "node:crypto";
import { afterAll, describe, inject } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { createDatabase } from "./postgres.ts";

export type OpenDatabase = () => Promise<Database>;

/** `open` creates a migrated, unseeded database; all are closed after the tests. */
export function describeOnDatabase(name: string, body: (open: OpenDatabase) => void): void {
  describe(name, () => body(closedAfterwards(() => openCopy(inject("migratedTemplate")))));
}

/** The same with empty databases. */
export function describeOnBareDatabase(name: string, body: (open: OpenDatabase) => void): void {
  describe(name, () => body(closedAfterwards(() => openCopy())));
}

async function openCopy(template?: string): Promise<Database> {
  return openDatabase({ url: await createPostgresDatabase(template) });
}

/** Creates a database on the test server. @returns its address */
export function createPostgresDatabase(template?: string): Promise<string> {
  return createDatabase(inject("postgresUrl"), `test_${randomUUID().replaceAll("-", "")}`, template);
}

function closedAfterwards(open: OpenDatabase): OpenDatabase {
  const opened: Database[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
  });
  return async () => {
    const database = await open();
    opened.push(database);
    return database;
  };
}
