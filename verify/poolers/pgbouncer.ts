import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../server/testing/free-port.ts";
import { makeDirectory, type Running, requireFile, runUntilStopped } from "./debian.ts";
import { answers, role } from "./postgres-15.ts";

export type PgBouncer = Running & { port: number };

/**
 * PgBouncer on loopback by the configuration that Debian installs, with ports and files of its own and these lines added.
 * @throws NotChecked when it is missing
 */
export async function startPgBouncer(
  postgresPort: number,
  database: string,
  added: readonly string[],
): Promise<PgBouncer> {
  const program = requireFile("/usr/sbin/pgbouncer", "pgbouncer");
  const template = await readFile(requireFile("/etc/pgbouncer/pgbouncer.ini", "pgbouncer"), "utf8");
  const directory = makeDirectory();
  const port = await freePort();
  const configuration = join(directory, "pgbouncer.ini");
  await writeFile(join(directory, "userlist.txt"), `"${role.name}" "${role.password}"\n`);
  await writeFile(configuration, fillIn(template, directory, port, postgresPort, added));
  const url = `postgres://${role.name}:${role.password}@127.0.0.1:${port}/${database}`;
  const pooler = await runUntilStopped(program, [configuration], directory, () => answers(url));
  return {
    port,
    async stop() {
      await pooler.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function fillIn(
  template: string,
  directory: string,
  port: number,
  postgresPort: number,
  added: readonly string[],
): string {
  const own = {
    logfile: join(directory, "log"),
    pidfile: join(directory, "pid"),
    listen_addr: "127.0.0.1",
    listen_port: String(port),
    unix_socket_dir: directory,
    auth_file: join(directory, "userlist.txt"),
  };
  const lines = Object.entries(own).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name} = .*$`, "m"), `${name} = ${value}`),
    template,
  );
  return lines
    .replace(/^\[databases\]$/m, `[databases]\n* = host=127.0.0.1 port=${postgresPort}`)
    .replace(/^\[pgbouncer\]$/m, ["[pgbouncer]", ...added].join("\n"));
}
