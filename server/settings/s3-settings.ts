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

const needed = ["S3_URL", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

type Given = {
  S3_URL?: URL | undefined;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
  S3_REGION?: string | undefined;
};

/** The bucket; null without one; of an incomplete one, which variable is missing and which is given. */
export function chooseBucket(values: Given): S3Settings | null | { missing: string; given: string } {
  const { S3_URL: url, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
  const region = values.S3_REGION ?? "auto";
  if (url && bucket && accessKey && secretKey) return { url, bucket, accessKey, secretKey, region };
  const given = [...needed, "S3_REGION" as const].find((name) => values[name] !== undefined);
  const missing = needed.find((name) => values[name] === undefined);
  return given && missing ? { missing, given } : null;
}

/** Bytes travel in the clear only within this machine or a private network (RFC 1918, or a name without a domain). */
export function isBucketAddress(url: URL): boolean {
  return isProviderAddress(url) || isPrivate(url.hostname);
}

function isPrivate(host: string): boolean {
  if (isIPv4(host)) return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host);
  return /^[\w-]+$/.test(host) || /\.(internal|local)$/.test(host);
}
