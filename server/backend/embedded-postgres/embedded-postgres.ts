import { chmod, lchown, readdir, readFile, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DataDirectoryInUse, openDataDirectory } from "../../shared/data-directory.ts";
import type { Log } from "../../shared/log.ts";
import { StartError } from "../../shared/start-error.ts";
import { findCluster, passwordFile } from "./find-cluster.ts";
import { chooseLauncher, type Host, type Launcher, type Owner, type RunAs } from "./launcher.ts";
import { stopLeftoverPostgres } from "./left-over.ts";
import { makeCluster } from "./new-cluster.ts";
import { isHeld, type PostgresSettings, type Postmaster, startPostmaster } from "./postmaster.ts";
import { findPrograms } from "./programs.ts";
import { makeSocketDirectory, socketDirectoryOf } from "./socket-directory.ts";
import { startFailure } from "./start-failure.ts";
import { supervise } from "./supervise.ts";

export type EmbeddedPostgresOptions = {
  /** DATA_DIR, locked by this process. */
  directory: string;
  log: Pick<Log, "info" | "warn" | "error">;
  runAs?: RunAs;
  host?: Partial<Host>;
  settings?: PostgresSettings;
};

export type EmbeddedPostgres = {
  /** For pg and psql: socket and password of the role `vlotwerk`. */
  url: string;
  /** Fast shutdown, immediate after 5 s. */
  stop(): Promise<void>;
};

/** Starts PostgreSQL on `directory/postgres`, and again when it ends. Throws StartError. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const directory = await realpath(options.directory);
  const { cluster, launcher } = await openCluster({ ...options, directory });
  const socketDirectory = await makeSocketDirectory(cluster, launcher.owner, log);
  const start = async () => {
    await stopLeftoverPostgres(cluster, socketDirectory, log);
    return startPostmaster(launcher, cluster, socketDirectory, log, options.settings);
  };
  const { stop } = supervise(await startFirst(start, directory), start, log);
  return { url: await urlOf(cluster), stop };
}

async function openCluster(
  options: EmbeddedPostgresOptions,
): Promise<{ cluster: string; launcher: Launcher }> {
  const { directory, log, runAs = "auto" } = options;
  const host: Host = {
    programs: options.host?.programs ?? (await findPrograms()),
    toolPath: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    sharedDirectory: "/var/lib/vlotwerk",
    ...options.host,
  };
  const found = await findCluster(directory);
  const { uid, gid } = found?.owner ?? (await stat(directory));
  const place = { directory: found ? dirname(found.path) : directory, owner: { uid, gid }, isNew: !found };
  const launcher = await chooseLauncher(place, runAs, host, log);
  if (!found) {
    return { cluster: await makeCluster(directory, launcher, host.sharedDirectory), launcher };
  }
  if (uid !== launcher.owner.uid) await changeOwnerOfAll(launcher.owner, found.path);
  // PostgreSQL rejects data that others may read.
  await chmod(found.path, 0o700);
  return { cluster: found.path, launcher };
}

/** The directory itself last: it marks the change as complete. */
async function changeOwnerOfAll({ uid, gid }: Owner, cluster: string): Promise<void> {
  for (const name of await readdir(cluster, { recursive: true })) await lchown(join(cluster, name), uid, gid);
  await lchown(cluster, uid, gid);
}

async function startFirst(start: () => Promise<Postmaster>, directory: string): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const postmaster = await start();
    const outcome = await postmaster.ready;
    if (outcome === "ready") return postmaster;
    if (!isHeld(outcome) || attempt === 50) throw startFailure(directory, outcome.reason);
    await sleep(100);
  }
}

/** The parameter `host` takes precedence over the host name. */
async function urlOf(cluster: string): Promise<string> {
  const password = (await readFile(join(cluster, passwordFile), "utf8")).trim();
  const host = encodeURIComponent(socketDirectoryOf(cluster));
  return `postgres://vlotwerk:${password}@localhost/vlotwerk?host=${host}`;
}

type OpenEmbeddedPostgres = { url: string; close(): Promise<void> };

/** The running server's PostgreSQL, or one that runs until `close`. Throws DataDirectoryError, StartError. */
export async function openEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
  timeout = 10_000,
): Promise<OpenEmbeddedPostgres> {
  const until = performance.now() + timeout;
  while (true) {
    try {
      return await startForCommand(options);
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse)) throw error;
      const url = await runningUrl(options.directory);
      if (url) return { url, close: async () => {} };
      if (performance.now() > until) throw error;
    }
    await sleep(100);
  }
}

async function startForCommand(options: EmbeddedPostgresOptions): Promise<OpenEmbeddedPostgres> {
  const directory = await openDataDirectory(options.directory);
  try {
    const { url, stop } = await startEmbeddedPostgres({ ...options, directory: directory.path });
    async function close(): Promise<void> {
      await stop();
      await directory.release();
    }
    return { url, close };
  } catch (error) {
    await directory.release();
    throw error;
  }
}

/** The URL of a PostgreSQL that another process runs on this data; null when there is none. Throws StartError. */
export async function runningUrl(dataDirectory: string): Promise<string | null> {
  const found = await findCluster(await realpath(dataDirectory));
  if (!found) return null;
  const url = await urlOf(found.path);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "28P01") {
      throw new StartError(`The password in ${join(found.path, passwordFile)} is not the database's.`);
    }
    return null;
  }
}
