import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { mediaKey } from "../../../app/data/media/picture-address.ts";
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

/** Writes, lists, reads and deletes an object, so that what is not allowed shows now. */
async function requireBucket(store: MediaStore, bucket: string): Promise<void> {
  const id = randomUUID();
  const key = mediaKey(id, "0".repeat(32), "check.txt");
  const written = new TextEncoder().encode(id);
  try {
    // Before writing: a prefix that nothing has.
    await store.list(id);
    await store.put(key, written, "text/plain");
    const isKept = (await (await store.get(key))?.text()) === id && (await store.list(id)).includes(key);
    if (!isKept)
      throw new StoreError("S3_URL answers, but keeps no objects: it is no address of an S3 service");
    await store.remove(id);
    if (await store.get(key)) throw new StoreError("S3_ACCESS_KEY may not delete objects");
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new StartError(`The bucket ${bucket} of S3_BUCKET can't be used. ${error.message}.`);
  }
}
