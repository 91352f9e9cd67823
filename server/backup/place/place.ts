import { resolve } from "node:path";
import type { Settings } from "../../settings/settings.ts";
import { BackupError } from "../backup-error.ts";
import { createDirectoryPlace, ownPlace } from "./directory-place.ts";
import { createS3Place } from "./s3-place.ts";

export type PlacedObject = { key: string; bytes: number; modifiedAt: Date };

/** Where snapshots are kept. Its functions throw BackupError, StoreError, or DatabaseError (53100) when the disk is full. */
export type Place = {
  /** For people. */
  name: string;
  /** All objects below this path. */
  list(path: "snapshots" | "files"): Promise<PlacedObject[]>;
  /** The bytes of an object. Throws BackupError when there is none. */
  read(key: string): AsyncIterable<Uint8Array>;
  /** Writes a whole object durably, or none. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  remove(key: string): Promise<void>;
};

type PlaceSettings = Pick<Settings, "backup" | "dataDir">;

/** The bucket of the settings, else `backups` in the data directory. */
export function openPlace({ backup, dataDir }: PlaceSettings): Place {
  return backup.s3 ? createS3Place(backup.s3) : createDirectoryPlace(ownPlace(dataDir));
}

/** The place that `--from` names: `s3`, or a directory. Throws BackupError. */
export function findPlace(settings: PlaceSettings, from: string): Place {
  if (from !== "s3") return createDirectoryPlace(resolve(from));
  if (settings.backup.s3) return openPlace(settings);
  throw new BackupError(
    "There is no bucket of backups: set BACKUP_S3_URL, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY.",
  );
}
