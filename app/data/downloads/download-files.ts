import { type Database, expectData } from "../database.ts";

const bucket = "download-files";

/** What a file may weigh, in bytes. */
export const largestFile = 25 * 1024 * 1024;

/** The files of a download page, by language. Throws when they could not be read. */
export async function listDownloadFiles(db: Database, pageId: string) {
  const rows = expectData(
    await db.from("otm_download_files").select("language, name, size, created_at").eq("page_id", pageId),
  );
  return rows.map(({ created_at: keptAt, ...file }) => ({ ...file, keptAt }));
}

export type DownloadFile = Awaited<ReturnType<typeof listDownloadFiles>>[number];

/** Why a file can't be a page's: too large, or no PDF; null when it can (the server looks again). */
export async function fileProblem(file: File): Promise<"large" | "kind" | null> {
  if (file.size > largestFile) return "large";
  const head = await file.slice(0, 5).text();
  return head === "%PDF-" ? null : "kind";
}

/** Keeps a PDF for a download page in one language, in place of the one before. Throws when that failed. */
export async function keepDownloadFile(
  db: Database,
  pageId: string,
  language: string,
  file: File,
): Promise<void> {
  const { error } = await db.storage.from(bucket).upload(`${pageId}/${language}`, await file.arrayBuffer(), {
    contentType: "application/pdf",
    upsert: true,
    // It travels in a header, which is ASCII.
    metadata: { name: encodeURIComponent(file.name.toWellFormed()) },
  });
  if (error) throw error;
}

/** Takes the file of a download page in one language away. Throws when that failed. */
export async function removeDownloadFile(db: Database, pageId: string, language: string): Promise<void> {
  const { error } = await db.storage.from(bucket).remove([`${pageId}/${language}`]);
  if (error) throw error;
}
