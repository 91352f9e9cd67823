import { z } from "zod";
import { type BenchSite, key } from "./site-process.ts";

const uploaded = z.object({ Id: z.uuid(), Key: z.string() });

/** Uploads a file into the library as the panel does, and gives its id. Throws unless it was stored. */
export async function upload(
  site: BenchSite,
  token: string,
  path: string,
  body: Uint8Array,
): Promise<string> {
  const response = await sendUpload(site.address, token, path, body);
  if (!response.ok) throw new Error(`The upload of ${path} was answered with ${response.status}`);
  return uploaded.parse(await response.json()).Id;
}

export function sendUpload(
  address: string,
  token: string,
  path: string,
  body: Uint8Array,
): Promise<Response> {
  return fetch(`${address}/storage/v1/object/media/${path}`, {
    method: "PUT",
    headers: { apikey: key, Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream" },
    body: new Uint8Array(body),
  });
}
