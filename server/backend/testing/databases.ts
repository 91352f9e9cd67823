import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, describe, inject } from "vitest";
import type { Database } from "../database.ts";
import { openDatabase } from "../database.ts";
import { openPglite } from "../database-pglite.ts";

export type OpenDatabase = () => Promise<Database>;

/**
 * Describes the same behaviour on PGlite and on PostgreSQL. Every call of `open` gives a fresh, migrated, unseeded
 * database; all are closed after the file.
 */
export function describeOnEachDatabase(name: string, body: (open: OpenDatabase) => void): void {
  describeOnBoth(
    name,
    () => openImage("migratedImage"),
    () => openOnServer(inject("migratedTemplate")),
    body,
  );
}

/** As describeOnEachDatabase, with nothing in the databases. */
export function describeOnBareDatabases(name: string, body: (open: OpenDatabase) => void): void {
  describeOnBoth(
    name,
    () => openImage("bareImage"),
    () => openOnServer(),
    body,
  );
}

function describeOnBoth(
  name: string,
  openPgliteOne: OpenDatabase,
  openPostgresOne: OpenDatabase,
  body: (open: OpenDatabase) => void,
): void {
  describe(`${name} (PGlite)`, () => {
    body(closedAfterwards(openPgliteOne));
  });
  describe(`${name} (PostgreSQL)`, () => {
    body(closedAfterwards(openPostgresOne));
  });
}

async function openImage(name: "bareImage" | "migratedImage"): Promise<Database> {
  return openPglite({ directory: null, image: new Blob([await readFile(inject(name))]) });
}

async function openOnServer(template?: string): Promise<Database> {
  return openDatabase({ kind: "postgres", url: await createPostgresDatabase(template) });
}

/** Creates a database on the test server, empty unless it is a copy of another one, and gives its address. */
export async function createPostgresDatabase(template = "template1"): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = await openDatabase({ kind: "postgres", url: url.href });
  await server.execute(`create database ${name} template ${template}`);
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
