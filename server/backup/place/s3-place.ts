import { openBucket, partBytes } from "../../backend/media/s3-bucket.ts";
import type { TimeLimits } from "../../backend/media/time-limits.ts";
import type { S3Settings } from "../../settings/s3-settings.ts";
import { BackupError } from "../backup-error.ts";
import type { Place } from "./place.ts";

/** Each key is an object of a bucket; large ones are sent and read in parts, which bounds the memory and is tried again. */
export function createS3Place(settings: S3Settings, limits?: TimeLimits): Place {
  const bucket = openBucket(settings, { prefix: "BACKUP_S3", store: "place of backups" }, limits);
  const name = `the bucket ${settings.bucket}`;
  return {
    name,
    list: (path) => bucket.list(`${path}/`),
    async *read(key) {
      const parts = await bucket.getParts(key);
      if (!parts) throw new BackupError(`${name} lacks ${key}.`);
      yield* parts;
    },
    async write(key, content) {
      const parts = inParts(content);
      const first = await parts.next();
      const small = first.done ? new Uint8Array() : first.value;
      if (small.byteLength < partBytes) await bucket.put(key, small, "application/octet-stream");
      else await bucket.putParts(key, startingWith(small, parts));
    },
    remove: bucket.remove,
  };
}

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafe(partBytes);
  let length = 0;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.byteLength; ) {
      const taken = chunk.subarray(from, from + partBytes - length);
      part.set(taken, length);
      length += taken.byteLength;
      from += taken.byteLength;
      if (length === partBytes) {
        yield part;
        part = Buffer.allocUnsafe(partBytes);
        length = 0;
      }
    }
  }
  if (length > 0) yield part.subarray(0, length);
}

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}
