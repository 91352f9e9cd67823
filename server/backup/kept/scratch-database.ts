import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../backend/database/database.ts";
import { openEmbeddedDatabase } from "../../backend/embedded-postgres/embedded-database.ts";
import type { RunAs } from "../../backend/embedded-postgres/launcher.ts";
import { stopLeftoverPostgres } from "../../backend/embedded-postgres/left-over.ts";
import { socketDirectoryOf } from "../../backend/embedded-postgres/socket-directory.ts";
import type { MediaStore } from "../../backend/media/media-store.ts";
import { DataDirectoryInUse, openDataDirectory } from "../../shared/data-directory.ts";
import { nullIfMissing } from "../../shared/null-if-missing.ts";
import { BackupError } from "../backup-error.ts";

/** For little memory; what it holds is thrown away, so that nothing has to be durable. */
const postgresSettings = {
  shared_buffers: "16MB",
  maintenance_work_mem: "16MB",
  work_mem: "2MB",
  max_connections: "10",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  autovacuum: "off",
  max_wal_size: "64MB",
};

/** Where a backup is restored for a look at it; its store keeps nothing. */
export type Scratch = { database: Database; directory: string; store: MediaStore };

/** Takes everything, and has nothing. */
export const nowhere: MediaStore = {
  put: async () => {},
  get: async () => null,
  list: async () => [],
  remove: async () => {},
};

/** Holds `DATA_DIR/proof` for one backup or restore at a time. */
export type ScratchSpace = {
  /** Runs the work with an empty database and directory, which are thrown away. Throws StartError. */
  use<Result>(work: (scratch: Scratch) => Promise<Result>): Promise<Result>;
  release(): Promise<void>;
};

/** Throws BackupError while another process holds it; DataDirectoryError. */
export async function openScratchSpace(dataDirectory: string, runAs: RunAs): Promise<ScratchSpace> {
  const path = join(dataDirectory, "proof");
  const held = await openDataDirectory(path).catch((error) => {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    throw new BackupError("A backup of this DATA_DIR is being made already: wait until it is proven.");
  });
  const [cluster, directory] = [join(held.path, "cluster"), join(held.path, "files")];
  const empty = async () => {
    await removeCluster(cluster);
    for (const path of [cluster, directory]) await rm(path, { recursive: true, force: true });
  };
  await empty();
  return {
    async use(work) {
      await openDataDirectory(cluster, true);
      try {
        const database = await openEmbeddedDatabase(cluster, runAs, postgresSettings);
        try {
          return await work({ database, directory, store: nowhere });
        } finally {
          await database.close();
        }
      } finally {
        await empty();
      }
    },
    async release() {
      await rm(held.path, { recursive: true, force: true });
      await held.release();
    },
  };
}

/** Removes the embedded database of a directory, also one that a killed process has left, and that may still run. */
export async function removeCluster(directory: string): Promise<void> {
  // It may lie elsewhere, as PostgreSQL does not run as root.
  const path = await nullIfMissing(realpath(join(directory, "postgres")));
  if (!path) return;
  await stopLeftoverPostgres(path, socketDirectoryOf(path), { info() {} });
  await rm(path, { recursive: true, force: true });
}
