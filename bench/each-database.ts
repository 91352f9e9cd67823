import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../server/backend/database.ts";
import { migrate } from "../server/backend/migrate.ts";
import { startPostgres } from "../server/backend/testing/postgres.ts";
import { type BenchSite, type StartOptions, startSite } from "./site-process.ts";

/** A database in which a site can be started again and again. */
export type Stand = {
  name: "PGlite" | "PostgreSQL";
  /** What a site is started with to run on it. */
  settings: NodeJS.ProcessEnv;
  /** Works on the migrated database while no site runs on it. */
  prepare(work: (database: Database) => Promise<void>): Promise<void>;
  start(settings?: NodeJS.ProcessEnv, options?: StartOptions): Promise<BenchSite>;
  /** Every site that was started; those that still run end with the measurement, however it ends. */
  started: readonly BenchSite[];
};

/** Without the pages that the server keeps: each is rendered. */
export const keepNoPages = { PAGE_CACHE_MB: "0" };

/**
 * Measures on PGlite, then on a PostgreSQL of its own, or on both at once; both are thrown away afterwards.
 * `BENCH_DATABASE` names one of them to measure there alone.
 */
export async function onEachDatabase<Result>(
  measure: (stand: Stand) => Promise<Result>,
  { atOnce = false } = {},
): Promise<Result[]> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-bench-"));
  await mkdir(join(directory, "embedded"));
  const server = await startPostgres({ fsync: "on" });
  const embedded = { kind: "pglite", directory: join(directory, "embedded", "database") } as const;
  const postgres = { kind: "postgres", url: server.url, connections: 4 } as const;
  try {
    const stands = [
      stand("PGlite", embedded, { DATA_DIR: join(directory, "embedded") }),
      stand("PostgreSQL", postgres, { DATA_DIR: join(directory, "postgres"), DATABASE_URL: server.url }),
    ];
    const chosen = stands.filter(({ name }) => (process.env.BENCH_DATABASE ?? name) === name);
    if (chosen.length === 0) throw new Error("BENCH_DATABASE is PGlite or PostgreSQL");
    if (atOnce) return await allOf(chosen.map((one) => measureOn(one, measure)));
    const results: Result[] = [];
    for (const one of chosen) results.push(await measureOn(one, measure));
    return results;
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureOn<Result>(one: Stand, measure: (stand: Stand) => Promise<Result>): Promise<Result> {
  try {
    return await measure(one);
  } finally {
    await Promise.all(one.started.map((site) => site.kill()));
  }
}

/** Waits for all also when one has failed: what they work on is thrown away next. @throws what the first that failed threw */
async function allOf<Result>(measurements: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(measurements);
  return Promise.all(measurements);
}

function stand(
  name: Stand["name"],
  options: Parameters<typeof openDatabase>[0],
  settings: NodeJS.ProcessEnv,
): Stand {
  const started: BenchSite[] = [];
  return {
    name,
    started,
    settings,
    async prepare(work) {
      const database = await openDatabase(options);
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
