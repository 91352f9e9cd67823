import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { type Database, openDatabase } from "../database.ts";
import { extensions } from "../embedded/engine.ts";
import { migrate } from "../migrate.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  // Vitest reads this by declaration merging, which only an interface can do.
  interface ProvidedContext {
    postgresUrl: string;
    /** The database there that was migrated once, to be copied. */
    migratedTemplate: string;
    /** Files with a copy of a PGlite data directory, with nothing in it and migrated: a copy is quickly loaded. */
    bareImage: string;
    migratedImage: string;
  }
}

/** Vitest's global setup: one PostgreSQL for all tests and images for PGlite, thrown away at the end. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-pglite-"));
  const images = { bare: join(directory, "bare.tar"), migrated: join(directory, "migrated.tar") };
  const [server] = await Promise.all([startPostgres(), makeImages(images)]);
  project.provide("postgresUrl", server.url);
  project.provide("migratedTemplate", await makeTemplate(server.url));
  project.provide("bareImage", images.bare);
  project.provide("migratedImage", images.migrated);
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

async function makeImages({ bare, migrated }: { bare: string; migrated: string }): Promise<void> {
  const fresh = await PGlite.create();
  const image = await dump(fresh, bare);
  await fresh.close();
  const pglite = await PGlite.create({ dataDir: "memory://", extensions, loadDataDir: image });
  await migrate(transactionsOf(pglite));
  await dump(pglite, migrated);
  await pglite.close();
}

async function dump(pglite: PGlite, path: string): Promise<Blob> {
  // What starts from the copy need not go through the log first.
  await pglite.exec("checkpoint");
  const image = await pglite.dumpDataDir("none");
  await writeFile(path, new Uint8Array(await image.arrayBuffer()));
  return image;
}

function transactionsOf(pglite: PGlite): Pick<Database, "transaction"> {
  return {
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work({
          query: async <Row extends object>(statement: string, parameters: readonly unknown[] = []) =>
            (await transaction.query<Row>(statement, [...parameters])).rows,
          execute: async (script) => void (await transaction.exec(script)),
        }),
      ),
  };
}

async function makeTemplate(serverUrl: string): Promise<string> {
  const name = "migrated";
  const url = new URL(serverUrl);
  const server = await openDatabase({ kind: "postgres", url: url.href });
  await server.execute(`create database ${name}`);
  await server.close();
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: "postgres", url: url.href });
  await migrate(database);
  await database.close();
  return name;
}
