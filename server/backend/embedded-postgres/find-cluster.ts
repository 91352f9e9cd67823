import { existsSync } from "node:fs";
import { lstat, readdir, readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../shared/start-error.ts";
import type { Owner } from "./launcher.ts";

/** PostgreSQL opens data of its own major version only. */
const majorVersion = "18";

export const passwordFile = "vlotwerk-password";

/** The data directory (links followed) and its owner. */
type FoundCluster = { path: string; owner: Owner };

/** The cluster in a data directory; null when there is none. Throws StartError when it can't be opened. */
export async function findCluster(dataDirectory: string): Promise<FoundCluster | null> {
  const named = join(dataDirectory, "postgres");
  try {
    const path = await realpath(named);
    const names = await readdir(path);
    if (names.length === 0) return rejectOldDatabase(dataDirectory);
    if (!names.includes("PG_VERSION") || !names.includes(passwordFile)) throw foreign(named);
    const { uid, gid } = await stat(path);
    const self = process.getuid?.();
    if (self !== 0 && self !== uid) throw closed(named);
    const version = (await readFile(join(path, "PG_VERSION"), "utf8")).trim();
    if (version !== majorVersion) throw otherVersion(named, version);
    return { path, owner: { uid, gid } };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EACCES" || code === "EPERM") throw closed(named);
    if (code === "ENOTDIR" || code === "ELOOP") throw foreign(named);
    if (code !== "ENOENT") throw error;
    if (await isLink(named)) throw danglingLink(named);
    return rejectOldDatabase(dataDirectory);
  }
}

/** Earlier versions used another engine. */
function rejectOldDatabase(dataDirectory: string): null {
  const path = join(dataDirectory, "database");
  if (!existsSync(path)) return null;
  throw new StartError(
    `${path} is the database of an earlier version, which this one can't open: restore a backup made by that version into an empty DATA_DIR.`,
  );
}

async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}

function foreign(path: string): StartError {
  return new StartError(`${path} is not a database of this server: move it away, or set another DATA_DIR.`);
}

function closed(path: string): StartError {
  return new StartError(`${path} belongs to another user: run this as that user.`);
}

function danglingLink(path: string): StartError {
  return new StartError(`${path} is a link to a directory that is not there: put the database back.`);
}

function otherVersion(path: string, version: string): StartError {
  return new StartError(
    `${path} was made by PostgreSQL ${version}, and this is PostgreSQL ${majorVersion}: restore a backup made by the earlier version into an empty DATA_DIR.`,
  );
}
