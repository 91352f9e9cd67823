import { join } from "node:path";
import type { Settings } from "../../settings/settings.ts";
import { StartError } from "../../shared/start-error.ts";
import { createDirectoryStore } from "./directory-store.ts";
import { type MediaStore, StoreError } from "./media-store.ts";
import { createS3Store } from "./s3-store.ts";

/** The bucket of the settings, else the files in this data directory. */
export function createMediaStore({ s3 }: Pick<Settings, "s3">, directory: string): MediaStore {
  return s3 ? createS3Store(s3) : createDirectoryStore(join(directory, "files"));
}

/** The same, after the bucket has answered a call. Throws StartError. */
export async function openMediaStore(settings: Pick<Settings, "s3">, directory: string): Promise<MediaStore> {
  const store = createMediaStore(settings, directory);
  if (settings.s3) await requireBucket(store, settings.s3.bucket);
  return store;
}

/** A prefix of no key: a bucket with many objects answers as fast as an empty one. */
const nowhere = "00000000-0000-0000-0000-000000000000";

async function requireBucket(store: MediaStore, bucket: string): Promise<void> {
  try {
    await store.list(nowhere);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new StartError(`The bucket ${bucket} of S3_BUCKET can't be used. ${error.message}.`);
  }
}
