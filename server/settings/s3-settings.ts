import { isIPv4 } from "node:net";
import { isProviderAddress } from "./provider-settings.ts";

/** An S3-compatible bucket; its address is `url/bucket`. */
export type S3Settings = {
  /** May have a path. */
  url: URL;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
};

/** Whose bucket it is: that of the library, or that of backups. */
export type BucketPrefix = "S3" | "BACKUP_S3";

type Given = { [name in `${BucketPrefix}_URL`]?: URL | undefined } & {
  [name in `${BucketPrefix}_${"BUCKET" | "ACCESS_KEY" | "SECRET_KEY" | "REGION"}`]?: string | undefined;
};

/** The bucket; null without one; of an incomplete one, which variable is missing and which is given. */
export function chooseBucket(
  values: Given,
  prefix: BucketPrefix,
): S3Settings | null | { missing: string; given: string } {
  const url = values[`${prefix}_URL`];
  const bucket = values[`${prefix}_BUCKET`];
  const accessKey = values[`${prefix}_ACCESS_KEY`];
  const secretKey = values[`${prefix}_SECRET_KEY`];
  const region = values[`${prefix}_REGION`];
  if (url && bucket && accessKey && secretKey) {
    return { url, bucket, accessKey, secretKey, region: region ?? "auto" };
  }
  const needed = Object.entries({ URL: url, BUCKET: bucket, ACCESS_KEY: accessKey, SECRET_KEY: secretKey });
  const given = [...needed, ["REGION", region]].find(([, value]) => value !== undefined);
  const missing = needed.find(([, value]) => value === undefined);
  return given && missing ? { missing: `${prefix}_${missing[0]}`, given: `${prefix}_${given[0]}` } : null;
}

/** Bytes travel in the clear only within this machine or a private network (RFC 1918, or a name without a domain). */
export function isBucketAddress(url: URL): boolean {
  return isProviderAddress(url) || isPrivate(url.hostname);
}

function isPrivate(host: string): boolean {
  if (isIPv4(host)) return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host);
  return /^[\w-]+$/.test(host) || /\.(internal|local)$/.test(host);
}
