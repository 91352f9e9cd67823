import type { Database } from "../database.ts";

/** The id of the download page with this slug; null without one or when the query fails. */
export async function findDownloadPageId(db: Database, slug: string): Promise<string | null> {
  const { data, error } = await db.from("otm_download_pages").select("id").eq("slug", slug).maybeSingle();
  if (error) console.error("The id of a download page was not found:", error.message);
  return data?.id ?? null;
}
