import type { Log } from "../../shared/log.ts";
import type { Database } from "../database/database.ts";
import type { FileStore } from "./file-store.ts";

/** Quarantines files without a row and restores those whose row is back. Logs failures. */
export async function cleanUpOrphans(
  database: Database,
  store: Pick<FileStore, "cleanUp">,
  log: Pick<Log, "warn" | "error">,
): Promise<void> {
  try {
    const rows = await database.query<{ id: string }>("select id from public.otm_download_files");
    const counts = await store.cleanUp(new Set(rows.map(({ id }) => id)));
    if (counts.quarantined + counts.restored + counts.deleted > 0) {
      log.warn("files that no download page names are in quarantine for thirty days", counts);
    }
  } catch (error) {
    log.error("files that no download page names could not be quarantined", error);
  }
}
