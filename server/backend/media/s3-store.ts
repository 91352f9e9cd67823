import type { S3Settings } from "../../settings/s3-settings.ts";
import { isMediaKey, readPrefix, requireKey } from "./media-keys.ts";
import type { MediaStore } from "./media-store.ts";
import { openBucket } from "./s3-bucket.ts";
import type { TimeLimits } from "./time-limits.ts";

/** Stores each key as an object of an S3-compatible bucket, which is addressed by its path. */
export function createS3Store(settings: S3Settings, limits?: TimeLimits): MediaStore {
  const bucket = openBucket(settings, undefined, limits);
  const list = async (prefix: string) => {
    const found = await bucket.list(prefix);
    return found.map(({ key }) => key).filter(isMediaKey);
  };
  return {
    async put(key, bytes, contentType) {
      requireKey(key);
      await bucket.put(key, bytes, contentType);
    },
    async get(key) {
      requireKey(key);
      return bucket.get(key);
    },
    list: async (prefix) => list(prefix === "" ? "" : readPrefix(prefix)),
    async remove(prefix) {
      // One by one: not every service has the call that deletes several.
      for (const key of await list(readPrefix(prefix))) await bucket.remove(key);
    },
  };
}
