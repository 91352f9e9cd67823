import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchSite, type StartOptions, startSite } from "../../bench/site-process.ts";
import { type Database, openDatabase } from "../../server/backend/database.ts";
import { migrate } from "../../server/backend/migrate.ts";
import { startPostgres } from "../../server/backend/testing/postgres.ts";

type SiteOptions = StartOptions & { prepare?: (database: Database) => Promise<void> };

/** Works on a site in a process of its own, on a PostgreSQL of its own that was prepared; both are thrown away afterwards. */
export async function onSite<Result>(
  work: (site: BenchSite) => Promise<Result>,
  { prepare, ...options }: SiteOptions = {},
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-load-"));
  const server = await startPostgres({ fsync: "on" });
  try {
    if (prepare) await prepareDatabase(server.url, prepare);
    const site = await startSite({ DATA_DIR: directory, DATABASE_URL: server.url }, options);
    return await work(site).finally(() => site.stop());
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function prepareDatabase(url: string, prepare: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ kind: "postgres", url });
  try {
    await migrate(database);
    await prepare(database);
  } finally {
    await database.close();
  }
}
