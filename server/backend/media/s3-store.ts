import { setTimeout as sleep } from "node:timers/promises";
import { S3mini, S3ServiceError } from "s3mini";
import type { S3Settings } from "../../settings/s3-settings.ts";
import { isMediaKey, readPrefix, requireKey } from "./media-keys.ts";
import { type MediaStore, StoreError } from "./media-store.ts";
import { fetchWithin, isTimeout, type TimeLimits } from "./time-limits.ts";

const timeLimits: TimeLimits = { answer: 10_000, whole: 60_000 };

/** In milliseconds. */
const retryDelay = 200;

/** Stores each key as an object of an S3-compatible bucket, which is addressed by its path. */
export function createS3Store(settings: S3Settings, limits = timeLimits): MediaStore {
  const { url, bucket: name, accessKey, secretKey, region } = settings;
  const bucket = new S3mini({
    endpoint: `${url.href.replace(/\/$/, "")}/${name}`,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    fetch: (input, init) => fetchWithin(limits, input, init),
  });
  const list = async (prefix: string) => {
    const found = await bucket.listObjects("/", prefix);
    if (!found) throw new StoreError(`S3_URL has no bucket ${name}`);
    return found.map(({ Key: key }) => key).filter(isMediaKey);
  };
  return {
    async put(key, bytes, contentType) {
      requireKey(key);
      await retried(() => bucket.putObject(key, bytes, contentType));
    },
    async get(key) {
      requireKey(key);
      return retried(() => readObject(bucket, key));
    },
    async list(prefix) {
      const path = prefix === "" ? "" : readPrefix(prefix);
      return retried(() => list(path));
    },
    async remove(prefix) {
      const path = readPrefix(prefix);
      // One by one: not every service has the call that deletes several.
      for (const key of await retried(() => list(path))) await retried(() => bucket.deleteObject(key));
    },
  };
}

async function readObject(bucket: S3mini, key: string): Promise<Blob | null> {
  try {
    const response = await bucket.getObjectRaw(key);
    return await response.blob();
  } catch (error) {
    const isMissing = error instanceof S3ServiceError && error.status === 404;
    if (isMissing && error.serviceCode !== "NoSuchBucket") return null;
    throw error;
  }
}

/** Tries a second time when the service may be back at once. Every call can be repeated. */
async function retried<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isPassing(error)) throw explain(error);
  }
  await sleep(retryDelay);
  try {
    return await call();
  } catch (error) {
    throw explain(error);
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500;
  return !(error instanceof StoreError) && !isTimeout(error);
}

/** Without the cause: an answer of the service repeats the access key and what was signed. */
function explain(error: unknown): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  if (error instanceof S3ServiceError) {
    const region = regionIn(error.body ?? error.message);
    if (region) return new StoreError(`S3_REGION is wrong: the bucket is in ${region}`);
    return new StoreError(`S3_URL answers ${error.status} ${error.serviceCode ?? ""}`.trim());
  }
  if (isTimeout(error)) return new StoreError("S3_URL does not answer in time");
  return new StoreError(`S3_URL can't be reached (${codeOf(error)})`);
}

/** Which one an answer expects (AuthorizationHeaderMalformed, PermanentRedirect). */
function regionIn(answer: string): string | undefined {
  const found = /\bRegion>([\w-]{1,64})|expecting '([\w-]{1,64})'/.exec(answer);
  return found?.[1] ?? found?.[2];
}

/** `fetch` has the system's code in its cause. */
function codeOf(error: Error): string {
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : error.name;
}
