import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/backend/database/database.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { makeDirectory, type Running, requireFile, runToEnd, runUntilStopped } from "./debian.ts";

const programs = "/usr/lib/postgresql/15/bin";

export type Postgres15 = Running & {
  port: number;
  /** A new database of the role that docs/postgresql.md makes. */
  createDatabase(name: string): Promise<void>;
};

export const role = { name: "vlotwerk", password: "choose-one" };

/** Debian's PostgreSQL 15 on loopback, with new data. @throws NotChecked when it is missing */
export async function startPostgres15(): Promise<Postgres15> {
  requireFile(`${programs}/postgres`, "postgresql-15");
  const directory = makeDirectory();
  const data = join(directory, "data");
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const initialise = [
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  runToEnd(`${programs}/initdb`, initialise, directory);
  const words = ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1"];
  const server = await runUntilStopped(
    `${programs}/postgres`,
    [...words, "-c", "unix_socket_directories=", "-c", "fsync=off"],
    directory,
    () => answers(url),
  );
  await execute(
    url,
    `create role anon nologin noinherit; create role authenticated nologin noinherit;
     create role service_role nologin noinherit; create role ${role.name} login password '${role.password}';
     grant anon, authenticated, service_role to ${role.name};`,
  );
  return {
    port,
    createDatabase: (name) =>
      execute(url, `create database ${name} owner ${role.name} encoding 'UTF8' template template0`),
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Whether a database can be reached; waits a moment if not. */
export async function answers(url: string): Promise<boolean> {
  try {
    await execute(url, "select 1");
    return true;
  } catch {
    await pause(100);
    return false;
  }
}

async function execute(url: string, script: string): Promise<void> {
  const database = await openDatabase({ url, connections: 1 });
  await database.execute(script).finally(database.close);
}
