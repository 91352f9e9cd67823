import { keysOf, type MediaLibrary } from "./library.ts";
import { contentTypeOf } from "./media-keys.ts";
import type { MediaStore } from "./media-store.ts";
import { readMediaFile } from "./read-media-file.ts";

export type CopiedLibrary = {
  copied: number;
  /** Files that were there before. */
  present: number;
  /** Keys that neither store has. */
  missing: string[];
};

/** Copies the files of the library that the target lacks. Throws StoreError, and what the library throws. */
export async function copyLibrary(
  library: Pick<MediaLibrary, "listVersions">,
  from: Pick<MediaStore, "get">,
  to: Pick<MediaStore, "list" | "put">,
): Promise<CopiedLibrary> {
  const present = new Set(await to.list(""));
  const result: CopiedLibrary = { copied: 0, present: 0, missing: [] };
  for await (const version of library.listVersions()) {
    // The files of one version together: each may wait for a network.
    await Promise.all(
      keysOf(version).map(async (key) => {
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
