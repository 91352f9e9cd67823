import type { Database } from "../database.ts";
import type { FileStore } from "./file-store.ts";

/** Removes the files whose page or language is gone. @returns how many. Throws DatabaseError. */
export async function sweepFiles(database: Database, store: FileStore): Promise<number> {
  const rows = await database.query<{ id: string }>("select id from public.otm_download_files");
  return store.sweep(new Set(rows.map(({ id }) => id)));
}
