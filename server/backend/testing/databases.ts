import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, describe, inject } from "vitest";
import type { Database } from "../database.ts";
import { openDatabase } from "../database.ts";
import { openPglite } from "../database-pglite.ts";
import { migrate } from "../migrate.ts";

export type OpenDatabase = () => Promise<Database>;

/**
 * Describes the same behaviour on PGlite and on PostgreSQL. Every call of `open` gives a fresh, migrated, unseeded
 * database; all are closed after the file.
 */
export function describeOnEachDatabase(name: string, body: (open: OpenDatabase) => void): void {
  describeOnBareDatabases(name, (open) => {
    body(async () => {
      const database = await open();
      await migrate(database);
      return database;
    });
  });
}

/** As describeOnEachDatabase, with nothing in the databases. */
export function describeOnBareDatabases(name: string, body: (open: OpenDatabase) => void): void {
  describe(`${name} (PGlite)`, () => {
    body(closedAfterwards(openEmpty));
  });
  describe(`${name} (PostgreSQL)`, () => {
    body(
      closedAfterwards(async () => openDatabase({ kind: "postgres", url: await createPostgresDatabase() })),
    );
  });
}

/** Creates an empty database on the test server and gives its address. */
export async function createPostgresDatabase(): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = await openDatabase({ kind: "postgres", url: url.href });
  await server.execute(`create database ${name}`);
  await server.close();
  url.pathname = `/${name}`;
  return url.href;
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

async function openEmpty(): Promise<Database> {
  return openPglite({ directory: null, image: new Blob([await readFile(inject("pgliteImage"))]) });
}
