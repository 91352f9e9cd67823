import { readAll } from "../batches.ts";
import { type Database, throwIfFailed } from "../database.ts";

/** Every download page for the panel's list, drafts too, newest first. Throws when they could not be read. */
export async function listDownloadPages(db: Database) {
  const rows = await readAll((from, to) =>
    db
      .from("otm_download_pages")
      .select("id, slug, active, created_at")
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to),
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    isActive: row.active,
    createdAt: row.created_at,
  }));
}

export type ListedDownloadPage = Awaited<ReturnType<typeof listDownloadPages>>[number];

/** Makes a download page, a draft without texts. Throws when it could not be stored; a slug can be taken. */
export async function createDownloadPage(db: Database, slug: string): Promise<void> {
  throwIfFailed(await db.from("otm_download_pages").insert({ slug, active: false }));
}

/** Deletes a download page with its texts; the requests stay. Throws when it could not be deleted. */
export async function deleteDownloadPage(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_download_pages").delete().eq("id", id));
}
