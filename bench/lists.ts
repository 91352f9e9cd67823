import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../server/backend/database.ts";
import { startPostgres } from "../server/backend/testing/postgres.ts";
import { measureBarePglite, measureBarePostgres } from "./bare.ts";
import { fill } from "./content.ts";
import { measureHttp } from "./http.ts";
import { listStatement } from "./list-call.ts";

type Measured = { database: string; bare: number; http: number; target: number; p99: number };

/** The call that lists the articles: over HTTP, and its SQL alone in a transaction of the caller's role. */
export async function measureLists(): Promise<Measured[]> {
  const results = [await measurePglite(), await measurePostgres()];
  console.table(
    results.map(({ database, bare, http, target, p99 }) => ({
      database,
      "bare SQL / s": Math.round(bare),
      "HTTP / s": Math.round(http),
      "HTTP p99 ms": p99,
      ratio: (http / bare).toFixed(2),
      "target / s": target,
    })),
  );
  return results;
}

async function measurePglite(): Promise<Measured> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-bench-"));
  const options = { kind: "pglite", directory: join(directory, "database") } as const;
  try {
    const database = await openDatabase(options);
    await fill(database);
    const statement = await listStatement(database);
    const http = await measureHttp(database);
    await database.close();
    const bare = await measureBarePglite(options.directory, statement);
    return { database: "PGlite", bare, http: http.perSecond, p99: http.p99, target: 450 };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measurePostgres(): Promise<Measured> {
  const server = await startPostgres();
  try {
    const database = await openDatabase({ kind: "postgres", url: server.url, connections: 8 });
    await fill(database);
    const statement = await listStatement(database);
    const http = await measureHttp(database);
    await database.close();
    const bare = await measureBarePostgres(server.url, statement);
    return { database: "PostgreSQL", bare, http: http.perSecond, p99: http.p99, target: 1_500 };
  } finally {
    await server.stop();
  }
}
