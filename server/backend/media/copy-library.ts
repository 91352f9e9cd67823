import type { Database } from "../database/database.ts";
import { contentTypeOf, type MediaVersion, versionKeys } from "./media-keys.ts";
import type { MediaStore } from "./media-store.ts";
import { readMediaFile } from "./read-media-file.ts";

export type CopiedLibrary = {
  copied: number;
  /** Files that were there before. */
  present: number;
  /** Keys that neither store has. */
  missing: string[];
};

/** Copies the files of the library that the target lacks. Throws DatabaseError, StoreError. */
export async function copyLibrary(
  database: Pick<Database, "query">,
  from: Pick<MediaStore, "get">,
  to: Pick<MediaStore, "list" | "put">,
): Promise<CopiedLibrary> {
  const present = new Set(await to.list(""));
  const result: CopiedLibrary = { copied: 0, present: 0, missing: [] };
  for await (const version of listVersions(database)) {
    // The files of one version together: each may wait for a network.
    await Promise.all(
      versionKeys(version).map(async (key) => {
        if (present.has(key)) result.present += 1;
        else if (await copyFile(from, to, key)) result.copied += 1;
        else result.missing.push(key);
      }),
    );
  }
  return result;
}

async function copyFile(
  from: Pick<MediaStore, "get">,
  to: Pick<MediaStore, "put">,
  key: string,
): Promise<boolean> {
  const content = await readMediaFile(from, key);
  if (content) await to.put(key, content, contentTypeOf(key));
  return content !== null;
}

async function* listVersions(database: Pick<Database, "query">): AsyncGenerator<MediaVersion> {
  let last: string | null = null;
  do {
    const versions: MediaVersion[] = await database.query<MediaVersion>(
      "select * from public.list_media_versions($1::uuid)",
      [last],
    );
    yield* versions;
    last = versions.at(-1)?.id ?? null;
  } while (last !== null);
}
