import { createHash } from "node:crypto";
import { lstat, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../shared/log.ts";
import { StartError } from "../../shared/start-error.ts";
import { changeOwner, type Owner } from "./launcher.ts";

/** sockaddr_un: macOS 104 bytes, Linux 108, with the closing NUL. */
const maxLength = 103;

/** The data directory, or where that path is too long a directory under `/tmp`, named by a hash. */
export function socketDirectoryOf(cluster: string): string {
  if (Buffer.byteLength(join(cluster, ".s.PGSQL.5432")) <= maxLength) return cluster;
  return `/tmp/vlotwerk-${createHash("sha256").update(cluster).digest("hex").slice(0, 16)}`;
}

/** Throws StartError when another user owns the directory. */
export async function makeSocketDirectory(
  cluster: string,
  owner: Owner,
  log: Pick<Log, "info">,
): Promise<string> {
  const path = socketDirectoryOf(cluster);
  if (path === cluster) return path;
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  const found = await lstat(path);
  const isOurs = found.uid === owner.uid || found.uid === process.getuid?.();
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new StartError(`${path}, for the database's socket, belongs to somebody else: delete it.`);
  }
  await changeOwner(owner, path);
  log.info("the path of DATA_DIR is too long for the database's socket, which lies elsewhere", {
    directory: path,
  });
  return path;
}
