import sharp from "sharp";
import { z } from "zod";
import { rowId } from "../app/data/id.ts";
import { type BenchSite, key } from "./site-process.ts";

const uploaded = z.object({ Id: rowId });

/** Uploads a file into the library as the panel does, and gives its id. Throws unless it was stored. */
export async function upload(
  site: BenchSite,
  token: string,
  path: string,
  body: Uint8Array,
): Promise<string> {
  const response = await sendUpload(site, token, path, body);
  if (!response.ok) throw new Error(`The upload of ${path} was answered with ${response.status}`);
  return uploaded.parse(await response.json()).Id;
}

/** Uploads a file, replacing what is at the path. */
export function sendUpload(
  { address }: BenchSite,
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

/** A JPEG with the detail and noise of a photograph: 4 MB for 12 megapixels. Each number is another one. */
export async function makePhotograph(number: number, width = 4000, height = 3000): Promise<Buffer> {
  const noisy = (size: { width: number; height: number }, mean: number, sigma: number) =>
    sharp({
      create: { ...size, channels: 3, background: "black", noise: { type: "gaussian", mean, sigma } },
    });
  const shapes = await noisy({ width: 125, height: 94 }, 100 + (number % 50), 45)
    .png()
    .toBuffer();
  const grain = await noisy({ width, height }, 128, 14).png({ compressionLevel: 0 }).toBuffer();
  return sharp(shapes)
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .composite([{ input: grain, blend: "overlay" }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
