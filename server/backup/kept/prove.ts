import type { Database } from "../../backend/database/database.ts";
import { ArchiveError } from "../archive/archive.ts";
import { DamagedBackupError, WrongKeyError } from "../backup-error.ts";
import type { Place } from "../place/place.ts";
import { type BackupSource, restoreBackup } from "../restore/restore.ts";
import type { ScratchSpace } from "./scratch-database.ts";
import { type FileList, hashOf, keys, measure, nullIfDamaged, open, type Snapshot } from "./snapshots.ts";
import type { TakenSnapshot } from "./take-snapshot.ts";

/** Contents that are there are read again every so many days. */
const days = 7;

/** A snapshot to be restored; without its files for the proof of its rows. */
export function snapshotSource(
  place: Place,
  key: string | null,
  { name, isSealed }: Snapshot,
  list: FileList,
  withFiles = true,
): BackupSource {
  const files = {
    list: list.files,
    read: (sha256: string) => open(place, keys.content(sha256, isSealed), key),
  };
  return {
    name: `${name} in ${place.name}`,
    async *archive() {
      const content = measure(open(place, keys.archive(name, isSealed), key));
      yield* content;
      if (content.sha256() !== list.archive)
        throw new ArchiveError("The backup is damaged: its archive has changed.");
    },
    ...(withFiles ? { files } : {}),
  };
}

/**
 * Restores a snapshot into a scratch database, counts the rows of each table, and reads the contents of files: those that
 * came new, and of the others a seventh each day. Throws DamagedBackupError when it is not proven.
 */
export async function proveSnapshot(
  place: Place,
  key: string | null,
  taken: TakenSnapshot,
  space: ScratchSpace,
): Promise<void> {
  const { snapshot, list, counts } = taken;
  await proveFiles(place, key, taken);
  await space.use(async (scratch) => {
    const source = snapshotSource(place, key, snapshot, list, false);
    const { migrated, unknown } = await restoreBackup(source, scratch);
    // Migrations that are newer than the backup may move rows: the restoration has counted what it loaded.
    if (migrated > 0) return;
    const known = Object.entries(counts).filter(([table]) => !unknown.includes(table));
    await proveRows(scratch.database, known);
  });
}

async function proveRows(database: Database, counts: readonly [string, number][]): Promise<void> {
  for (const [table, rows] of counts) {
    const [found] = await database.query<{ rows: number }>(`select count(*) as rows from ${table}`);
    if (Number(found?.rows) === rows) continue;
    throw new DamagedBackupError(`The backup is not proven: ${table} has ${found?.rows} of ${rows} rows.`);
  }
}

/** Reads the contents of files that are due. Throws DamagedBackupError when one is damaged or missing. */
export async function proveFiles(
  place: Place,
  key: string | null,
  { snapshot, list, moved }: TakenSnapshot,
): Promise<void> {
  const today = Math.floor(Date.now() / 86_400_000);
  const there = new Set((await place.list("files")).map((object) => object.key));
  for (const sha256 of new Set(Object.values(list.files))) {
    const object = keys.content(sha256, snapshot.isSealed);
    if (!there.has(object))
      throw new DamagedBackupError(`The backup is not proven: ${place.name} lacks ${object}.`);
    if (moved.has(sha256) || isDue(sha256, today)) await proveContent(place, key, object, sha256);
  }
}

function isDue(sha256: string, today: number): boolean {
  return Number.parseInt(sha256.slice(0, 8), 16) % days === today % days;
}

/** A damaged content is removed, so that the next backup writes it again from the library. */
async function proveContent(place: Place, key: string | null, object: string, sha256: string): Promise<void> {
  const found = await nullIfDamaged(hashOf(open(place, object, key))).catch((error) => {
    // The key is that of the list.
    if (!(error instanceof WrongKeyError)) throw error;
  });
  if (found === sha256) return;
  await place.remove(object);
  throw new DamagedBackupError(
    `The backup is not proven: ${object} in ${place.name} was damaged. It is removed, and written again by the next backup.`,
  );
}
