import assert from "node:assert/strict";
import { expectData } from "../../app/data/database.ts";
import { mediaKey } from "../../app/data/media/picture-address.ts";
import type { BenchSite, Client } from "../../bench/site-process.ts";
import { makePhotograph, upload } from "../../bench/upload.ts";

export type Picture = { id: string; name: string; path: string; bytes: Buffer };
export type SignedIn = { site: BenchSite; db: Client; token: string };

/** Uploads a small photograph, and reads what is served of it. */
export async function addPicture({ site, db, token }: SignedIn, number: number): Promise<Picture> {
  const name = `picture-${number}.jpg`;
  const id = await upload(site, token, name, await makePhotograph(number, 64, 48));
  const [media] = expectData(await db.from("otm_media").select("hash").eq("id", id));
  const path = `/media/${mediaKey(id, media?.hash ?? "", "64.jpg")}`;
  const bytes = await readPicture(site, { path });
  assert(bytes, `${path} is not served`);
  return { id, name, path, bytes };
}

/** Null for what is not there. */
export async function readPicture(
  { address }: BenchSite,
  { path }: Pick<Picture, "path">,
): Promise<Buffer | null> {
  const response = await fetch(address + path, { redirect: "manual" });
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.ok ? bytes : null;
}
