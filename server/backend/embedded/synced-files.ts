import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type InitOptions = Parameters<NodeFS["init"]>[1];

/** EIO in the numbers of WASI, which is what the embedded PostgreSQL gets for an answer. */
const ioError = 29;

/**
 * How PGlite is started so that a commit reaches the disk before it is answered: by itself it starts PostgreSQL with
 * `-F` (no fsync). Of the ways to sync, its C library carries only fsync on to the file system; its fdatasync does
 * nothing.
 */
export const syncedStart: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
];

/** A directory of this machine as PGlite's file system, with the fsync that PGlite's own leaves out. */
export class SyncedFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const addSync: InitOptions["preRun"] = [({ NODEFS }) => giveSync(NODEFS)];
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), ...addSync] });
  }
}

function giveSync(fileSystem: object): void {
  if (!("stream_ops" in fileSystem) || typeof fileSystem.stream_ops !== "object" || !fileSystem.stream_ops) {
    throw new Error("PGlite's file system has no operations on open files: it can't be made to sync");
  }
  Object.assign(fileSystem.stream_ops, { fsync: syncFile });
}

function syncFile({ nfd }: { nfd: number }): number {
  try {
    fsyncSync(nfd);
    return 0;
  } catch {
    return ioError;
  }
}
