import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../server/backend/database.ts";
import { type PostgresServer, startPostgres } from "../server/backend/testing/postgres.ts";
import { freePort } from "../server/testing/free-port.ts";
import { test as base, expect } from "./fixtures.ts";

export { expect };

/** A site for one test alone, on a PostgreSQL server of its own: what is done to it, no other test sees. */
export type OwnSite = {
  address: string;
  /** Takes the database away, as when its machine stops, and brings it back. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Runs a script as the database's owner. */
  execute(script: string): Promise<void>;
  /** The rows of a statement, as the database's owner reads them. */
  query<Row extends object>(statement: string): Promise<Row[]>;
  /** Starts one more server on the same database, until the test ends; gives its address. */
  startAnother(): Promise<string>;
};

type OwnFixtures = {
  postgres: PostgresServer;
  /** Further settings of the server. */
  environment: NodeJS.ProcessEnv;
  site: OwnSite;
};

export const test = base.extend<OwnFixtures>({
  // Playwright wants to read which fixtures this one needs, in braces; it needs none.
  async postgres({ browserName: _ }, use) {
    const server = await startPostgres();
    await use(server);
    await server.stop();
  },
  environment: [{}, { option: true }],
  site: [
    async ({ postgres, environment }, use) => {
      const ends: (() => Promise<void>)[] = [];
      async function start(): Promise<string> {
        const dataDirectory = await mkdtemp(join(tmpdir(), "vlotwerk-own-site-"));
        const port = await freePort();
        const own = { PORT: String(port), DATA_DIR: dataDirectory, DATABASE_URL: postgres.url };
        const stop = await startServer({ ...own, ...environment });
        ends.push(async () => {
          await stop();
          await rm(dataDirectory, { recursive: true, force: true });
        });
        return `http://localhost:${port}`;
      }
      await use({ ...ownSite(await start(), postgres), startAnother: start });
      for (const end of ends) await end();
    },
    { timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
});

/**
 * Starts the server as it was built for this run; it is not built again while others are served from the build.
 *
 * @returns how to stop it
 * @throws Error with all that it said when it ends instead of listening
 */
async function startServer(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ["server/index.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "exit");
  let output = "";
  const listening = new Promise<true>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (output.includes('"listening"')) resolve(true);
      });
    }
  });
  const outcome = await Promise.race([listening, ended]);
  if (outcome !== true) throw new Error(`The server did not start:\n${output}`);
  return async () => {
    server.kill("SIGTERM");
    await ended;
  };
}

function ownSite(address: string, postgres: PostgresServer): Omit<OwnSite, "startAnother"> {
  async function connected<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await openDatabase({ url: postgres.url });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }
  return {
    address,
    halt: postgres.halt,
    resume: postgres.resume,
    execute: (script) => connected((database) => database.execute(script)),
    query: (statement) => connected((database) => database.query(statement)),
  };
}
