import type { Database } from "../../backend/database/database.ts";
import { StoreError } from "../../backend/media/media-store.ts";
import type { OwnBackendSettings, Settings } from "../../settings/settings.ts";
import { hasDiskSpace } from "../../shared/disk-space.ts";
import type { Sources } from "../backup.ts";
import { BackupError, DamagedBackupError, WrongKeyError } from "../backup-error.ts";
import { backupReserve } from "../place/directory-place.ts";
import { openPlace, type Place } from "../place/place.ts";
import type { KeptBackup } from "./kept-backup.ts";
import { proveSnapshot } from "./prove.ts";
import { openScratchSpace, type ScratchSpace } from "./scratch-database.ts";
import { keys } from "./snapshots.ts";
import {
  readEarlier,
  rowsOf,
  type SnapshotSources,
  type TakenSnapshot,
  takeSnapshot,
} from "./take-snapshot.ts";
import { thinOut } from "./thin-out.ts";

export type KeepSettings = Pick<Settings, "backup" | "dataDir">;

export type KeepOutcome = Pick<TakenSnapshot, "missing" | "leftOut"> & {
  kept: KeptBackup;
  place: string;
  /** Why old backups are still there. */
  notThinned: string | null;
};

type Prove = (place: Place, key: string | null, taken: TakenSnapshot, space: ScratchSpace) => Promise<void>;

/**
 * Makes a snapshot of the database and its files in the place of the settings, proves it, and only then removes old ones.
 * Throws BackupError, StoreError, DatabaseError, StartError.
 */
export async function keepBackup(
  settings: KeepSettings & { backend: OwnBackendSettings },
  { database, directory, store }: Sources,
): Promise<KeepOutcome> {
  await requireRoom(database, directory);
  const sources = { rows: rowsOf(database), directory, store };
  return keepSnapshot(settings, sources, proveSnapshot, settings.backend);
}

/** The same with rows from elsewhere, and their proof. */
export async function keepSnapshot(
  settings: KeepSettings,
  sources: SnapshotSources,
  prove: Prove,
  backend?: OwnBackendSettings,
): Promise<KeepOutcome> {
  const startedAt = performance.now();
  const place = openPlace(settings);
  const { key } = settings.backup;
  const runAs = backend?.kind === "embedded" ? backend.runAs : "auto";
  const space = await openScratchSpace(sources.directory, runAs);
  try {
    const earlier = await readEarlier(place, key);
    const taken = await takeSnapshot(place, key, sources, earlier);
    await prove(place, key, taken, space).catch(async (error) => {
      // What is damaged is no snapshot to restore from; what could not be proven for another reason may be one.
      const { name, isSealed } = taken.snapshot;
      const isDamaged = error instanceof DamagedBackupError || error instanceof WrongKeyError;
      if (isDamaged) await place.remove(keys.fileList(name, isSealed));
      throw error;
    });
    const notThinned = await thinOut(place, key, taken.snapshot).then(() => null, explainUnlessUnexpected);
    const { snapshot, list, counts, moved, bytes, missing, leftOut } = taken;
    const kept: KeptBackup = {
      snapshot: snapshot.name,
      rows: Object.values(counts).reduce((sum, rows) => sum + rows, 0),
      tables: Object.keys(counts).length,
      files: Object.keys(list.files).length,
      movedFiles: moved.size,
      bytes,
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    };
    return { kept, place: place.name, missing, leftOut, notThinned };
  } finally {
    await space.release();
  }
}

/** A proven backup is one, also where the key pair of the bucket may not delete. */
function explainUnlessUnexpected(error: unknown): string {
  if (error instanceof BackupError || error instanceof StoreError) return error.message;
  throw error;
}

/** The proof writes the database a second time, and a directory holds its archive. */
async function requireRoom(database: Database, directory: string): Promise<void> {
  const [found] = await database.query<{ bytes: number }>(
    "select pg_database_size(current_database()) as bytes",
  );
  const needed = 2 * Number(found?.bytes) + backupReserve;
  if (hasDiskSpace(directory, needed)) return;
  const mb = Math.ceil(needed / 1_000_000);
  throw new BackupError(
    `There is no room for a backup: it needs ${mb} MB on the disk of DATA_DIR, ${directory}.`,
  );
}
