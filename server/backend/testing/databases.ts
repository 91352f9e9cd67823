import { randomUUID } from "node:crypto";
import { describe, inject } from "vitest";
import { afterFile } from "../../testing/after-file.ts";
import { type Database, openDatabase, patientConnect } from "../database/database.ts";
import { addressOf, creationOf, removalOf } from "./postgres.ts";

export type OpenDatabase = () => Promise<Database>;

/** `open` creates a migrated, unseeded database, which is gone after the file. */
export function describeOnDatabase(name: string, body: (open: OpenDatabase) => void): void {
  describe(name, () => body(() => openCopy(inject("migratedTemplate"))));
}

/** The same with empty databases. */
export function describeOnBareDatabase(name: string, body: (open: OpenDatabase) => void): void {
  describe(name, () => body(() => openCopy()));
}

/** On a slow machine a statement may take what visitors are not given. */
const callerLimits = { visitor: 120_000, user: 120_000 };

async function openCopy(template?: string): Promise<Database> {
  const url = await createPostgresDatabase(template);
  const database = await openDatabase({ url, callerLimits, connectTimeout: patientConnect });
  afterFile(() => database.close());
  return database;
}

/** Creates a database on the test server, for the tests of this file. @returns its address */
export async function createPostgresDatabase(template = "template1"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = await openServer();
  afterFile(() => server.execute(removalOf(name)));
  await server.execute(creationOf(name, template));
  return addressOf(inject("postgresUrl"), name);
}

/** A connection takes as long as a copy, so that the files of a process share one. */
let server: Promise<Database> | undefined;

function openServer(): Promise<Database> {
  server ??= openDatabase({ url: inject("postgresUrl"), connections: 1, connectTimeout: patientConnect });
  return server;
}
