import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { chmod, cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { noteBackup } from "../backend/audit/note-deed.ts";
import type { Database } from "../backend/database.ts";
import { diskFull, isDiskFullError, withRoom } from "../backend/disk-space.ts";
import { unlessGone } from "../backend/files/unless-gone.ts";
import type { Log } from "../log.ts";
import { holdFiles } from "./directory.ts";

/** A socket's address has 107 bytes at most (unix(7)). */
const longestAddress = 107;
/** What a command left behind that did not end well is taken away after so long, in milliseconds. */
const longestKept = 24 * 60 * 60 * 1000;

/**
 * Deletes the copies of which nobody has taken care for a day: a command that was killed leaves second names of mails and
 * keys behind, under which they would stay for ever. Throws the system's error.
 */
export async function removeOldSnapshots(directory: string): Promise<void> {
  const all = join(directory, "snapshots");
  for (const name of (await unlessGone(readdir(all))) ?? []) {
    const found = await unlessGone(stat(join(all, name)));
    if (found === null || Date.now() - found.mtimeMs <= longestKept) continue;
    await rm(join(all, name), { recursive: true, force: true });
  }
}

/**
 * The embedded database belongs to its server, so the server makes a copy for whoever wants to read it: who may open
 * the socket in the data directory, which is the server's own user, posts to it and is told where the copy lies.
 */
export async function offerSnapshots(
  directory: string,
  database: Database,
  log: Pick<Log, "info" | "warn" | "error">,
): Promise<{ close(): Promise<void> }> {
  const address = socketOf(directory);
  await rm(join(directory, "snapshots"), { recursive: true, force: true });
  await rm(join(directory, "snapshot.sock"), { force: true });
  if (Buffer.byteLength(address) > longestAddress) {
    log.warn("the path of DATA_DIR is too long for a socket: backups need a stopped server");
    return { close: async () => {} };
  }
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== "POST") return void outgoing.writeHead(405).end();
    takeSnapshot(directory, database).then(
      async (path) => {
        log.info("snapshot taken");
        // Nobody else would take it away for a day.
        if (outgoing.destroyed) await rm(path, { recursive: true, force: true });
        else outgoing.end(path);
      },
      (error) => {
        log.error("no snapshot taken", error);
        outgoing.writeHead(isDiskFullError(error) ? 507 : 500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
  await chmod(address, 0o600);
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Nobody writes while the database's files are copied: a transaction holds its only session. */
async function takeSnapshot(directory: string, database: Database): Promise<string> {
  const all = join(directory, "snapshots");
  await mkdir(all, { recursive: true, mode: 0o700 });
  await removeOldSnapshots(directory);
  const target = join(all, randomUUID());
  const size = await sizeOf(join(directory, "database"));
  try {
    await mkdir(target, { mode: 0o700 });
    await database.transaction(async (transaction) => {
      await noteBackup(transaction);
      await transaction.execute("checkpoint");
      const mode = constants.COPYFILE_FICLONE;
      const copy = () => cp(join(directory, "database"), join(target, "database"), { recursive: true, mode });
      // A copy that took the last of the disk would take it from the database.
      await withRoom(directory, size, copy);
      await holdFiles(directory, target);
    });
    return target;
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

/** How many bytes the files of a directory have. */
async function sizeOf(directory: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    // What is gone since it was listed takes no room.
    if (entry.isFile())
      size += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  }
  return size;
}

/**
 * Asks the running server for a copy. @returns where it lies; whoever asked takes it away. @throws DatabaseError (53100)
 * when there is no room for one, Error when there is none for another reason
 */
export async function askForSnapshot(directory: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const asking = request({ socketPath: socketOf(directory), method: "POST", path: "/" }, (answer) => {
    if (answer.statusCode === 200) text(answer).then(resolve, reject);
    else reject(answer.statusCode === 507 ? diskFull() : new Error("The server could not make a copy"));
  });
  asking.once("error", reject);
  asking.end();
  return promise;
}

/** The shorter way to write it, from where this process works. */
function socketOf(directory: string): string {
  const path = join(directory, "snapshot.sock");
  const here = relative(process.cwd(), path);
  return here.length < path.length ? here : path;
}
