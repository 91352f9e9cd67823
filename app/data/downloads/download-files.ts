import { type Database, expectData, throwIfFailed } from "../database.ts";

/** The file of a download page in one language: a PDF of the library. */
export type DownloadFile = { language: string; mediaId: string; name: string; size: number; addedAt: string };

/** The files of a download page by language. Throws when the query fails. */
export async function listDownloadFiles(db: Database, pageId: string): Promise<DownloadFile[]> {
  const rows = expectData(
    await db
      .from("otm_download_files")
      .select("language, otm_media(mediaId:id, name, size, addedAt:created_at)")
      .eq("page_id", pageId),
  );
  return rows.map(({ language, otm_media: media }) => ({ language, ...media }));
}

/** Makes a PDF of the library the file of a download page, in place of the former. Throws when that fails. */
export async function linkDownloadFile(
  db: Database,
  pageId: string,
  language: string,
  mediaId: string,
): Promise<void> {
  throwIfFailed(await db.from("otm_download_files").upsert({ page_id: pageId, language, media_id: mediaId }));
}

/** Takes the file from a download page; the library keeps it. Throws when that fails. */
export async function unlinkDownloadFile(db: Database, pageId: string, language: string): Promise<void> {
  throwIfFailed(await db.from("otm_download_files").delete().eq("page_id", pageId).eq("language", language));
}
