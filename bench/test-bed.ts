import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../server/backend/database/database.ts";
import { migrate } from "../server/backend/database/migrate.ts";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import { type PostgresServer, startPostgres } from "../server/backend/testing/postgres.ts";
import { openDataDirectory } from "../server/shared/data-directory.ts";
import { removeDirectory } from "../server/testing/remove-directory.ts";
import { addArticles } from "./article-content.ts";
import { type BenchSite, type StartOptions, startSite } from "./site-process.ts";

/** A database and data directory, on which sites start in sequence. */
export type TestBed = {
  name: "embedded" | "external";
  settings: NodeJS.ProcessEnv;
  /** Works on the migrated database; no site runs meanwhile if it is embedded. */
  prepare<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  /** Starts a site, which is killed at the end if it still runs. */
  start(settings?: NodeJS.ProcessEnv, options?: StartOptions): Promise<BenchSite>;
};

/** Without the page cache: each page is rendered. */
export const uncached = { PAGE_CACHE_MB: "0" };

/** What is there before a site starts: this many articles; then what `prepare` adds. */
type Prepared = StartOptions & {
  settings?: NodeJS.ProcessEnv;
  articles?: number;
  prepare?: (database: Database) => Promise<unknown>;
};

/** Works with the embedded PostgreSQL, as `npm start` has it, in a directory that is removed afterwards. */
export async function onEmbedded<Result>(work: (testBed: TestBed) => Promise<Result>): Promise<Result> {
  await using directory = await temporaryDirectory();
  await (await openDataDirectory(directory.path)).release();
  return await onDatabase(
    "embedded",
    () => openEmbeddedDatabase(directory.path),
    { DATA_DIR: directory.path },
    work,
  );
}

/** Works with a site on the embedded PostgreSQL. */
export function onSite<Result>(
  work: (site: BenchSite) => Promise<Result>,
  { settings, articles, prepare, ...options }: Prepared = {},
): Promise<Result> {
  return onEmbedded(async (testBed) => {
    if (articles || prepare) {
      await testBed.prepare(async (database) => {
        if (articles) await addArticles(database, 1, articles);
        await prepare?.(database);
      });
    }
    await using site = await testBed.start(settings, options);
    return await work(site);
  });
}

/** Works with the embedded PostgreSQL, then with an external server. */
export async function onEachDatabase<Result>(work: (testBed: TestBed) => Promise<Result>): Promise<Result[]> {
  return [await onEmbedded(work), await onExternal(work)];
}

/** Works with an external server. */
export async function onExternal<Result>(
  work: (testBed: TestBed, server: PostgresServer) => Promise<Result>,
): Promise<Result> {
  await using directory = await temporaryDirectory();
  await using server = await postgres({ fsync: "on" });
  const settings = { DATA_DIR: directory.path, DATABASE_URL: server.url };
  const open = () => openDatabase({ url: server.url });
  return await onDatabase("external", open, settings, (testBed) => work(testBed, server));
}

/** Works with the database that `open` gives; its sites are killed at the end. */
export async function onDatabase<Result>(
  name: TestBed["name"],
  open: () => Promise<Database>,
  settings: NodeJS.ProcessEnv,
  work: (testBed: TestBed) => Promise<Result>,
): Promise<Result> {
  await using started = new AsyncDisposableStack();
  return await work({
    name,
    settings,
    prepare: (prepareWork) =>
      withDatabase(open(), async (database) => {
        await migrate(database);
        return await prepareWork(database);
      }),
    async start(further, options) {
      const site = await startSite({ ...settings, ...further }, options);
      started.defer(site.kill);
      return site;
    },
  });
}

/** Works with a database that is being opened, and closes it. */
export async function withDatabase<Result>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await opening;
  return await work(database).finally(database.close);
}

/** Removed with all that is in it when the scope ends. */
export async function temporaryDirectory(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), "vlotwerk-check-"));
  return { path, [Symbol.asyncDispose]: () => removeDirectory(path) };
}

/** A new PostgreSQL, stopped when the scope ends. */
export async function postgres(
  options: Parameters<typeof startPostgres>[0] = { fsync: "off" },
): Promise<PostgresServer & AsyncDisposable> {
  const server = await startPostgres(options);
  return { ...server, [Symbol.asyncDispose]: server.stop };
}
