import { chownSync, existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withDatabase } from "../bench/test-bed.ts";
import { openDatabase } from "../server/backend/database/database.ts";
import { NotChecked } from "./check.ts";
import { inDirectory, type Place, type RunningServer, runToEnd, runUntilDisposed } from "./programs.ts";

const programs = "/usr/lib/postgresql/15/bin";

/** The role that docs/operations.md makes. */
export const role = { name: "vlotwerk", password: "choose-one" };

export type Postgres15 = RunningServer & {
  /** A new database of the role. */
  createDatabase(name: string): Promise<void>;
};

/** Debian's PostgreSQL 15, with new data. @throws NotChecked when it is missing */
export async function startPostgres15(): Promise<Postgres15> {
  requireFile(`${programs}/postgres`, "postgresql-15");
  return inDirectory(async (directory, port) => {
    const place = placeIn(directory);
    const data = join(directory, "data");
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const options = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
    runToEnd(`${programs}/initdb`, ["-D", data, "-U", "postgres", ...options], place);
    const own = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
    const words = ["-D", data, "-p", String(port), ...own.flatMap((setting) => ["-c", setting])];
    // A fast shutdown.
    const server = await runUntilDisposed(`${programs}/postgres`, words, () => answers(url), {
      ...place,
      signal: "SIGINT",
    });
    await execute(
      url,
      `create role anon nologin noinherit; create role authenticated nologin noinherit;
       create role service_role nologin noinherit; create role ${role.name} login password '${role.password}';
       grant anon, authenticated, service_role to ${role.name};`,
    );
    const createDatabase = (name: string) =>
      execute(url, `create database ${name} owner ${role.name} encoding 'UTF8' template template0`);
    return { ...server, createDatabase };
  });
}

/**
 * PgBouncer by the configuration that Debian installs, with ports and files of its own and these lines added.
 * @throws NotChecked when it is missing
 */
export async function startPgBouncer(
  postgresPort: number,
  database: string,
  added: readonly string[],
): Promise<RunningServer> {
  const program = requireFile("/usr/sbin/pgbouncer", "pgbouncer");
  const template = await readFile(requireFile("/etc/pgbouncer/pgbouncer.ini", "pgbouncer"), "utf8");
  return inDirectory(async (directory, port) => {
    const users = join(directory, "userlist.txt");
    await writeFile(users, `"${role.name}" "${role.password}"\n`);
    const own = {
      logfile: join(directory, "log"),
      pidfile: join(directory, "pid"),
      listen_addr: "127.0.0.1",
      listen_port: port,
      unix_socket_dir: directory,
      auth_file: users,
    };
    const filled = Object.entries(own).reduce(
      (text, [name, value]) => text.replace(new RegExp(`^${name} = .*$`, "m"), `${name} = ${value}`),
      template,
    );
    const configuration = join(directory, "pgbouncer.ini");
    await writeFile(
      configuration,
      filled
        .replace(/^\[databases\]$/m, `[databases]\n* = host=127.0.0.1 port=${postgresPort}`)
        .replace(/^\[pgbouncer\]$/m, ["[pgbouncer]", ...added].join("\n")),
    );
    const url = `postgres://${role.name}:${role.password}@127.0.0.1:${port}/${database}`;
    const place = { ...placeIn(directory), signal: "SIGINT" } as const;
    return runUntilDisposed(program, [configuration], () => answers(url), place);
  });
}

/** @throws NotChecked without this file of a Debian package */
function requireFile(path: string, name: string): string {
  if (!existsSync(path)) throw new NotChecked(`${path} is missing: apt-get install ${name}`);
  return path;
}

/** Neither runs as root: then as the user of Debian's packages, who needs access to the temporary directory. */
function placeIn(cwd: string): Place {
  if (process.getuid?.() !== 0) return { cwd };
  const [uid, gid] = [Number(runToEnd("id", ["-u", "postgres"])), Number(runToEnd("id", ["-g", "postgres"]))];
  chownSync(cwd, uid, gid);
  return { cwd, uid, gid };
}

/** @throws Error when the database can't be reached */
function answers(url: string): Promise<boolean> {
  return execute(url, "select 1").then(() => true);
}

function execute(url: string, script: string): Promise<void> {
  return withDatabase(openDatabase({ url, connections: 1 }), (database) => database.execute(script));
}
