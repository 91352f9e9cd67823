import { type BenchSite, key } from "../../bench/site-process.ts";
import { someAddress } from "./messages.ts";

/** Uploads to the library as an administrator, replacing what is at the path. */
export function sendUpload(
  { address }: BenchSite,
  token: string,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return fetch(`${address}/storage/v1/object/media/${path}`, {
    method: "PUT",
    headers: { apikey: key, Authorization: `Bearer ${token}`, "X-Forwarded-For": someAddress() },
    body: bytes,
  });
}
