import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { listWaiting } from "../versions/versions.ts";

/** All download pages, newest first. Throws when the query fails. */
export async function listDownloadPages(db: Database) {
  const rows = await readAll((from, to) =>
    db
      .from("otm_download_pages")
      .select("id, slug, isActive:active, createdAt:created_at")
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to),
  );
  const ids = rows.map(({ id }) => id);
  const waiting = await listWaiting(db, "download-page", ids);
  return rows.map((row) => ({
    ...row,
    /** Whether changes wait to be published. */
    isWaiting: row.isActive && waiting.has(row.id),
  }));
}

/** Creates a draft without texts; gives its id. Throws when that fails, as for a slug that is taken. */
export async function createDownloadPage(db: Database, slug: string): Promise<string> {
  const pages = db.from("otm_download_pages").insert({ slug, active: false });
  return expectData(await pages.select("id").single()).id;
}

/** Deletes a download page with its texts; its requests stay. Throws when that fails. */
export async function deleteDownloadPage(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_download_pages").delete().eq("id", id));
}
