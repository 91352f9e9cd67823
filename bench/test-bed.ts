import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../server/backend/database/database.ts";
import { migrate } from "../server/backend/database/migrate.ts";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import { startPostgres } from "../server/backend/testing/postgres.ts";
import { openDataDirectory } from "../server/shared/data-directory.ts";
import { removeDirectory } from "../server/testing/remove-directory.ts";
import { type BenchSite, type StartOptions, startSite } from "./site-process.ts";

/** A database on which sites can be started repeatedly. */
export type TestBed = {
  name: "embedded" | "external";
  /** The settings of a site on this database. */
  settings: NodeJS.ProcessEnv;
  /** Opens and migrates the database for the work; no site may be running. */
  prepare(work: (database: Database) => Promise<void>): Promise<void>;
  start(settings?: NodeJS.ProcessEnv, options?: StartOptions): Promise<BenchSite>;
  /** Every started site; those still running are killed after the measurement. */
  started: readonly BenchSite[];
};

/** Without the page cache: each page is rendered. */
export const uncached = { PAGE_CACHE_MB: "0" };

/** Measures on the embedded PostgreSQL, as `npm start` has it, in a directory that is removed afterwards. */
export async function onEmbedded<Result>(measure: (testBed: TestBed) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-bench-"));
  await (await openDataDirectory(directory)).release();
  const embedded = testBed("embedded", () => openEmbeddedDatabase(directory), { DATA_DIR: directory });
  try {
    return await measureOn(embedded, measure);
  } finally {
    await removeDirectory(directory);
  }
}

/** Starts a site on the embedded PostgreSQL, with a prepared database. */
export function onSite<Result>(
  work: (site: BenchSite) => Promise<Result>,
  { prepare, ...options }: StartOptions & { prepare?: Parameters<TestBed["prepare"]>[0] } = {},
): Promise<Result> {
  return onEmbedded(async (testBed) => {
    if (prepare) await testBed.prepare(prepare);
    const site = await testBed.start({}, options);
    return work(site).finally(() => site.stop());
  });
}

/** Measures on the embedded PostgreSQL, then on an external server. */
export async function onEachDatabase<Result>(
  measure: (testBed: TestBed) => Promise<Result>,
): Promise<Result[]> {
  return [await onEmbedded(measure), await onExternal(measure)];
}

async function onExternal<Result>(measure: (testBed: TestBed) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-bench-"));
  const { url, stop } = await startPostgres({ fsync: "on" });
  const settings = { DATA_DIR: directory, DATABASE_URL: url };
  try {
    return await measureOn(
      testBed("external", () => openDatabase({ url }), settings),
      measure,
    );
  } finally {
    await stop();
    await removeDirectory(directory);
  }
}

async function measureOn<Result>(
  one: TestBed,
  measure: (testBed: TestBed) => Promise<Result>,
): Promise<Result> {
  try {
    return await measure(one);
  } finally {
    await Promise.all(one.started.map((site) => site.kill()));
  }
}

function testBed(name: TestBed["name"], open: () => Promise<Database>, settings: NodeJS.ProcessEnv): TestBed {
  const started: BenchSite[] = [];
  return {
    name,
    started,
    settings,
    async prepare(work) {
      const database = await open();
      try {
        await migrate(database);
        await work(database);
      } finally {
        await database.close();
      }
    },
    async start(further, options) {
      const site = await startSite({ ...settings, ...further }, options);
      started.push(site);
      return site;
    },
  };
}
