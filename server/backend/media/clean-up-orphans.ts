import type { Log } from "../../shared/log.ts";
import type { MediaLibrary } from "./library.ts";
import type { MediaStore } from "./media-store.ts";

/** Deletes the bytes that had no row for a day; returns how many versions. Failures are logged and tried again later. */
export async function cleanUpOrphans(
  library: Pick<MediaLibrary, "listOrphans" | "forgetOrphan">,
  store: Pick<MediaStore, "remove">,
  log: Pick<Log, "error">,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  try {
    for (;;) {
      const orphans = await library.listOrphans();
      for (const { id, hash } of orphans) {
        if (signal?.aborted) return count;
        await store.remove(`${id}/${hash}/`);
        await library.forgetOrphan(id, hash);
        count += 1;
      }
      if (orphans.length === 0) return count;
    }
  } catch (error) {
    log.error("files that nothing names could not be deleted", error);
    return count;
  }
}
