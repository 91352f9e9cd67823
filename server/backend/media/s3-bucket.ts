import { setTimeout as sleep } from "node:timers/promises";
import { S3mini, S3ServiceError, type UploadPart } from "s3mini";
import type { BucketPrefix, S3Settings } from "../../settings/s3-settings.ts";
import { StoreError } from "./media-store.ts";
import { fetchWithin, isTimeout, type TimeLimits } from "./time-limits.ts";

const timeLimits: TimeLimits = { answer: 10_000, whole: 60_000 };

/** In milliseconds. */
const retryDelay = 200;

/** In bytes: what of a large object is sent, or asked for, at a time. */
export const partBytes = 8 * 1_024 * 1_024;

type BucketObject = { key: string; bytes: number; modifiedAt: Date };

/** The objects of an S3-compatible bucket. Its functions throw StoreError. */
type Bucket = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Stores parts of `partBytes` each (the last may be smaller) as one object. */
  putParts(key: string, parts: AsyncIterable<Uint8Array>): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Blob | null>;
  /** In parts, each asked for by itself; null when there is none. */
  getParts(key: string): Promise<AsyncIterable<Uint8Array> | null>;
  list(prefix: string): Promise<BucketObject[]>;
  remove(key: string): Promise<void>;
};

/** @param owner whose settings and which store errors name */
export function openBucket(
  { url, bucket: name, accessKey, secretKey, region }: S3Settings,
  owner: { prefix: BucketPrefix; store: string } = { prefix: "S3", store: "file store" },
  limits = timeLimits,
): Bucket {
  const bucket = new S3mini({
    endpoint: `${url.href.replace(/\/$/, "")}/${name}`,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    fetch: (input, init) => fetchWithin(limits, input, init),
  });
  const fail = (what: string) => new StoreError(`${owner.prefix}_${what}`, undefined, owner.store);

  /** Tries a second time when the service may be back at once. Every call can be repeated. */
  async function retried<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw explain(error, fail);
    }
    await sleep(retryDelay);
    try {
      return await call();
    } catch (error) {
      throw explain(error, fail);
    }
  }

  async function* restOf(key: string, first: Part): AsyncGenerator<Uint8Array> {
    let part = first;
    yield part.bytes;
    for (let from = part.bytes.byteLength; from < part.total; from += part.bytes.byteLength) {
      const next = await retried(() => readPart(bucket, key, from));
      if (next?.tag !== first.tag || next.bytes.byteLength === 0) {
        throw fail(`URL gave another object while ${key} was read`);
      }
      part = next;
      yield part.bytes;
    }
  }

  return {
    async put(key, bytes, contentType) {
      await retried(() => bucket.putObject(key, bytes, contentType));
    },
    async putParts(key, parts) {
      const upload = await retried(() => bucket.getMultipartUploadId(key, "application/octet-stream"));
      try {
        const sent: UploadPart[] = [];
        for await (const part of parts) {
          sent.push(await retried(() => bucket.uploadPart(key, upload, part, sent.length + 1)));
        }
        await retried(() => bucket.completeMultipartUpload(key, upload, sent));
      } catch (error) {
        await bucket.abortMultipartUpload(key, upload).catch(() => {});
        throw error;
      }
    },
    get: (key) => retried(() => nullIfNoObject(bucket.getObjectRaw(key).then((found) => found.blob()))),
    async getParts(key) {
      const first = await retried(() => readPart(bucket, key, 0));
      return first && restOf(key, first);
    },
    list: (prefix) =>
      retried(async () => {
        const found = await bucket.listObjects("/", prefix);
        if (!found) throw fail(`URL has no bucket ${name}`);
        return found.map(({ Key: key, Size, LastModified }) => ({
          key,
          bytes: Number(Size),
          modifiedAt: new Date(LastModified),
        }));
      }),
    async remove(key) {
      await retried(() => bucket.deleteObject(key));
    },
  };
}

type Part = { bytes: Uint8Array; total: number; tag: string | null };

async function readPart(bucket: S3mini, key: string, from: number): Promise<Part | null> {
  const response = await nullIfNoObject(bucket.getObjectRaw(key, false, from, from + partBytes));
  if (!response) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Some services give all of an object.
  const total = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1] ?? bytes.byteLength;
  return { bytes, total: Number(total), tag: response.headers.get("etag") };
}

async function nullIfNoObject<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    const isMissing = error instanceof S3ServiceError && error.status === 404;
    if (isMissing && error.serviceCode !== "NoSuchBucket") return null;
    throw error;
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500;
  return !(error instanceof StoreError) && !isTimeout(error);
}

/** Without the cause: an answer of the service repeats the access key and what was signed. */
function explain(error: unknown, fail: (what: string) => StoreError): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  if (error instanceof S3ServiceError) {
    const region = regionIn(error.body ?? error.message);
    if (region) return fail(`REGION is wrong: the bucket is in ${region}`);
    return fail(`URL answers ${error.status} ${error.serviceCode ?? ""}`.trim());
  }
  if (isTimeout(error)) return fail("URL does not answer in time");
  return fail(`URL can't be reached (${codeOf(error)})`);
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
